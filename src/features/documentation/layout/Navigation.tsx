import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { PAGES } from '../pages.tsx';
import { pathOf, SECTION_TITLES, SECTIONS, type DocPage } from '../sections.ts';
import { DocLink } from './DocLink.tsx';
import styles from './Navigation.module.css';

const simplify = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '');

const textOf = (page: DocPage): string =>
  simplify([pathOf(page), page.title, page.summary, page.keywords].join(' '));

/** The pages that contain every word of the query; all pages for an empty query. */
function searchPages(pages: readonly DocPage[], query: string): readonly DocPage[] {
  const words = query
    .split(/\s+/)
    .map(simplify)
    .filter((word) => word !== '');
  return pages.filter((page) => words.every((word) => textOf(page).includes(word)));
}

/** All pages by section, filtered by the search; collapsed on a narrow screen. */
export function Navigation() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);

  // After a deep link the page's own entry must be visible.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  const found = searchPages(PAGES, query);
  return (
    <div className={styles.side}>
      <button
        type="button"
        className={`surface ${styles.toggle}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Все страницы
      </button>
      <nav
        ref={nav}
        className={styles.nav}
        data-open={isOpen || undefined}
        aria-label="Документация"
      >
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = found;
            if (first) void navigate({ pathname: `/${pathOf(first)}`, search });
          }}
        >
          <Input
            type="search"
            icon="search"
            hidesLabel
            label="Поиск по документации"
            placeholder="Поиск"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </form>
        <p className={`muted small ${styles.count}`} role="status">
          {query !== '' && (found.length > 0 ? `Найдено: ${found.length}` : 'Ничего не нашлось')}
        </p>
        {SECTIONS.map((section) => {
          const pages = found.filter((page) => page.section === section);
          return (
            pages.length > 0 && (
              <div key={section}>
                <h2 className={`muted small ${styles.section}`}>{SECTION_TITLES[section]}</h2>
                <ul>
                  {pages.map((page) => (
                    <li key={page.id}>
                      <DocLink
                        className={styles.link}
                        to={`/${pathOf(page)}`}
                        isCurrent={pathname === `/${pathOf(page)}`}
                        onClick={() => setOpen(false)}
                      >
                        {page.title}
                      </DocLink>
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </nav>
    </div>
  );
}
