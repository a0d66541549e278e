import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Brand } from '#src/brand/brand.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { useWideWindow } from '#src/ui/base/window/use-wide-window.ts';
import { Bell } from './Bell.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './logo/Logo.tsx';
import type { EntryKey, ShellEntry } from './menu/entries.ts';
import { useSignOutText } from './use-sign-out-text.ts';
import styles from './Header.module.css';

interface HeaderProps {
  brand: Brand;
  /** Empty on screens that hide the navigation (R2.6). */
  entries: readonly ShellEntry[];
  current: EntryKey | null;
  isMoreOpen: boolean;
  onMore: (entries: readonly ShellEntry[]) => void;
  onShowCodes: () => void;
  onSignOut: () => void;
}

/** Under 768 px logo, bell and language; from there on everything that R2.29 lists, and the code. */
export function Header({ brand, entries, onShowCodes, onSignOut, ...menu }: HeaderProps) {
  const { t } = useTranslation('shell');
  const signOutText = useSignOutText();
  // Not only hidden: its row measures what fits, which lays out the whole page once more.
  const isWide = useWideWindow();
  const hasTools = isWide && entries.length > 0;
  return (
    <header className={`${styles.header} screen-only`}>
      <div className={`column column-grid ${styles.row}`}>
        <Link className={`touch-line ${styles.home}`} to={hrefs.profile()}>
          <Logo brand={brand} />
        </Link>
        {hasTools && <HeaderNav entries={entries} {...menu} />}
        <div className={`row ${styles.tools}`}>
          {hasTools && (
            <button
              type="button"
              className={`small touch-line ${styles.code}`}
              onClick={onShowCodes}
            >
              <Icon name="barcode" size={20} />
              <span>{t('code')}</span>
            </button>
          )}
          <Bell />
          <LanguageSwitch />
          {isWide && (
            <button type="button" className={`centred muted ${styles.signOut}`} onClick={onSignOut}>
              <Icon name="log-out" title={signOutText} />
            </button>
          )}
        </div>
      </div>
    </header>
  );
}
