import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { holdsCurrent, splitForTabBar, type EntryKey, type ShellEntry } from './menu/entries.ts';
import styles from './TabBar.module.css';

/** A screen's place in the bottom bar. */
function TabLink({ entry, isCurrent }: { entry: ShellEntry; isCurrent: boolean }) {
  const { t } = useTranslation(['shell', 'screens']);
  return (
    <li>
      <Link className={styles.tab} to={entry.href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={entry.icon} />
        <span>{t(entry.key)}</span>
      </Link>
    </li>
  );
}

interface TabBarProps {
  entries: readonly ShellEntry[];
  current: EntryKey | null;
  isMoreOpen: boolean;
  /** Opens the menu with the entries that the bar does not show. */
  onMore: (entries: readonly ShellEntry[]) => void;
  onShowCodes: () => void;
}

/** The phone's bottom bar: the code is one tap away from everywhere. */
export function TabBar({ entries, current, isMoreOpen, onMore, onShowCodes }: TabBarProps) {
  const { t } = useTranslation('shell');
  const { before, after, more } = splitForTabBar(entries);
  const toLink = (entry: ShellEntry) => (
    <TabLink key={entry.key} entry={entry} isCurrent={entry.key === current} />
  );
  return (
    <nav className={`${styles.bar} screen-only`} aria-label={t('sections')}>
      <ul className={styles.list}>
        {before.map(toLink)}
        <li>
          <button type="button" className={`${styles.tab} ${styles.code}`} onClick={onShowCodes}>
            <span className={`centred ${styles.disc}`}>
              <Icon name="barcode" size={24} />
            </span>
            <span>{t('code')}</span>
          </button>
        </li>
        {after.map(toLink)}
        <li>
          <button
            type="button"
            className={styles.tab}
            data-current={holdsCurrent(more, current) || undefined}
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            onClick={() => onMore(more)}
          >
            <Icon name="ellipsis" />
            <span>{t('more')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
