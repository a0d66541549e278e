import { useSay } from '#src/i18n/bilingual.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { useTitle } from './use-title.ts';
import styles from './PageContent.module.css';
import { pathOf, type DocPage } from './sections.ts';

/** A page's title, what it is about, and its content. */
export function PageContent({ page }: { page: DocPage }) {
  const say = useSay();
  const title = say(page.title);
  useTitle(title);
  return (
    <article className={styles.page} data-page={pathOf(page)}>
      <header className={styles.head}>
        <ScreenTitle>{title}</ScreenTitle>
        <p className={styles.summary}>{say(page.summary)}</p>
      </header>
      <page.Content />
    </article>
  );
}
