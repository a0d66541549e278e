import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Brand } from '#src/brand/brand.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { EntryKey, ShellEntry } from './entries.ts';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './logo/Logo.tsx';

interface HeaderProps {
  brand: Brand;
  entries: readonly ShellEntry[];
  current: EntryKey | null;
  onSignOut: () => void;
}

/** Under 768 px logo and language; from there on everything that R2.29 lists. */
export function Header({ brand, entries, current, onSignOut }: HeaderProps) {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={styles.home} to={hrefs.profile()}>
          <Logo brand={brand} />
        </Link>
        {entries.length > 0 && (
          <nav className={styles.nav} aria-label={t('sections')}>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Link
                    className={styles.entry}
                    to={entry.href}
                    aria-current={entry.key === current ? 'page' : undefined}
                  >
                    {t(entry.key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.tools}>
          <LanguageSwitch />
          <div className={styles.wide}>
            <button type="button" className={styles.signOut} onClick={onSignOut}>
              <Icon name="log-out" title={t('signOut')} />
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}
