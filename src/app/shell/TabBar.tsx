import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { splitForTabBar, type EntryKey, type ShellEntry } from './entries.ts';
import styles from './TabBar.module.css';
import { TabLink } from './TabLink.tsx';
import { useMoreSheet } from './use-more-sheet.ts';

interface TabBarProps {
  entries: readonly ShellEntry[];
  current: EntryKey | null;
  onShowCodes: () => void;
  onSignOut: () => void;
}

/** The phone's bottom bar: the code is one tap away from everywhere. */
export function TabBar({ entries, current, onShowCodes, onSignOut }: TabBarProps) {
  const { t } = useTranslation('shell');
  const { Sheet, open, close } = useMoreSheet();
  const { before, after, more } = splitForTabBar(entries);
  const toLink = (entry: ShellEntry) => (
    <TabLink key={entry.key} entry={entry} isCurrent={entry.key === current} />
  );
  return (
    <nav className={styles.bar} aria-label={t('sections')}>
      <ul className={styles.list}>
        {before.map(toLink)}
        <li>
          <button type="button" className={`${styles.tab} ${styles.code}`} onClick={onShowCodes}>
            <span className={styles.disc}>
              <Icon name="scan-barcode" size={24} />
            </span>
            {t('code')}
          </button>
        </li>
        {after.map(toLink)}
        <li>
          <button
            type="button"
            className={styles.tab}
            aria-haspopup="dialog"
            aria-expanded={Sheet !== null}
            onClick={open}
          >
            <Icon name="ellipsis" />
            {t('more')}
          </button>
        </li>
      </ul>
      {Sheet && <Sheet entries={more} current={current} onEnd={close} onSignOut={onSignOut} />}
    </nav>
  );
}
