import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { EntryKey, ShellEntry } from './entries.ts';
import styles from './MoreSheet.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface MoreSheetProps {
  entries: readonly ShellEntry[];
  current: EntryKey | null;
  onEnd: () => void;
  onSignOut: () => void;
}

/** The entries that do not fit into the bottom bar, the theme, and sign-out. */
export function MoreSheet({ entries, current, onEnd, onSignOut }: MoreSheetProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('more')} onClose={useBackCloses(onEnd)}>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <Link
                className={styles.entry}
                to={entry.href}
                replace
                aria-current={entry.key === current ? 'page' : undefined}
                onClick={onEnd}
              >
                <Icon name={entry.icon} />
                {t(entry.key)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.theme}>
        <span>{t('theme.title')}</span>
        <ThemeSwitch />
      </div>
      <button type="button" className={`${styles.entry} ${styles.signOut}`} onClick={onSignOut}>
        <Icon name="log-out" />
        {t('signOut')}
      </button>
    </Dialog>
  );
}
