import { useEffect } from 'react';
import { useSay } from '#src/i18n/bilingual.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './PageContent.module.css';
import type { DocPage } from './sections.ts';

/** A page's title, what it is about, and its content. */
export function PageContent({ page }: { page: DocPage }) {
  const say = useSay();
  const title = say(page.title);
  useEffect(() => {
    document.title = `${title} · UI kit`;
  }, [title]);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <ScreenTitle>{title}</ScreenTitle>
        <p className={styles.summary}>{say(page.summary)}</p>
      </header>
      <page.Content />
    </article>
  );
}
