import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { holdsCurrent, type EntryKey, type ShellEntry } from './menu/entries.ts';
import { useFitting } from './use-fitting.ts';
import styles from './Header.module.css';

interface HeaderNavProps {
  entries: readonly ShellEntry[];
  current: EntryKey | null;
  isMoreOpen: boolean;
  /** Opens the menu with the entries that the row does not show. */
  onMore: (entries: readonly ShellEntry[]) => void;
}

/** The entries with a text for the header in one row, the first ones first; the menu has the rest (R2.29). */
export function HeaderNav({ entries, current, isMoreOpen, onMore }: HeaderNavProps) {
  const { t } = useTranslation(['shell', 'screens']);
  const inRow = entries.filter(({ key }) => key.startsWith('header.'));
  const names = inRow.map(({ key }) => t(key));
  const [row, fitting] = useFitting(names.join());
  const shown = inRow.slice(0, fitting);
  const rest = entries.filter((entry) => !shown.includes(entry));
  return (
    <nav ref={row} className={styles.nav} aria-label={t('sections')}>
      <ul className={styles.list}>
        {inRow.map((entry, index) => (
          <li key={entry.key} className={styles.item} data-over={index >= fitting || undefined}>
            <Link
              className={`small touch-line ${styles.entry}`}
              to={entry.href}
              aria-current={entry.key === current ? 'page' : undefined}
            >
              {names[index]}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`small touch-line ${styles.entry}`}
        data-current={holdsCurrent(rest, current) || undefined}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={() => onMore(rest)}
      >
        <span>{t('more')}</span>
        <Icon name="chevron-down" size={16} />
      </button>
    </nav>
  );
}
