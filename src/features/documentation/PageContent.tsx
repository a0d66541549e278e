import { useTranslate } from '#src/i18n/bilingual.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { useTitle } from './use-title.ts';
import styles from './PageContent.module.css';
import { pathOf, type DocPage } from './sections.ts';

/** Title, summary and content of a page. */
export function PageContent({ page }: { page: DocPage }) {
  const translate = useTranslate();
  const title = translate(page.title);
  useTitle(title);
  return (
    <article className={styles.page} data-page={pathOf(page)}>
      <header className={styles.head}>
        <ScreenTitle>{title}</ScreenTitle>
        <p className={styles.summary}>{translate(page.summary)}</p>
      </header>
      <page.Content />
    </article>
  );
}
