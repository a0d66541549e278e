import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { DocLink } from './layout/DocLink.tsx';
import { PAGES } from './pages.tsx';
import { pathOf, SECTION_TITLES, SECTIONS } from './sections.ts';
import { useTitle } from './use-title.ts';
import styles from './Overview.module.css';

/** The documentation's index by section (R2.50). */
export function Overview() {
  const title = 'UI-кит кабинета';
  useTitle(title);
  return (
    <div className={styles.overview}>
      <header className={`stack stack-close ${styles.head}`}>
        <ScreenTitle>{title}</ScreenTitle>
        <p className="muted">
          Те же компоненты, из которых собран кабинет: вживую, в каждом бренде, теме и языке. Эти же
          примеры проверяют тесты и хранят снимки.
        </p>
      </header>
      {SECTIONS.map((section) => (
        <section key={section} className="stack" aria-labelledby={`section-${section}`}>
          <h2 id={`section-${section}`}>{SECTION_TITLES[section]}</h2>
          <ul className={styles.list}>
            {PAGES.filter((page) => page.section === section).map((page) => (
              <li key={pathOf(page)} className={`surface ${styles.card}`}>
                <h3>
                  <DocLink className="cover-link" to={`/${pathOf(page)}`}>
                    {page.title}
                  </DocLink>
                </h3>
                <p className={`clamped muted small ${styles.summary}`}>{page.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
