import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Brand } from '#src/brand/brand.ts';
import { announcer } from '#src/state/page/announcer.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { SkipLink } from '#src/ui/base/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { CardWarning } from './CardWarning.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { EntryKey, ShellEntry } from './menu/entries.ts';
import { useMoreSheet } from './menu/use-more-sheet.ts';
import { StatusBar } from './StatusBar.tsx';
import { TabBar } from './TabBar.tsx';
import styles from './Shell.module.css';

const MAIN_ID = 'main';

export interface ShellProps {
  brand: Brand;
  /** Screens that exist and may be opened, in the order of the menu. */
  entries: readonly ShellEntry[];
  /** The entry that the open screen belongs to. */
  current: EntryKey | null;
  /** False on the screens that hide the navigation (R2.6). */
  hasNavbar: boolean;
  /** Opens the pickup view of the open orders, or the orders when there are none. */
  onShowCodes: () => void;
  onSignOut: () => void;
  children: Elements;
}

/** The live region: it announces the title after a navigation (R2.5). */
function Announcement() {
  const { text } = useSnapshot(announcer);
  return (
    <VisuallyHidden>
      <span role="status" data-momentary>
        {text}
      </span>
    </VisuallyHidden>
  );
}

/** What surrounds every screen: header, bottom bar on phones, status of the network, footer. */
export function Shell({
  brand,
  entries,
  current,
  hasNavbar,
  onShowCodes,
  onSignOut,
  children,
}: ShellProps) {
  const { t } = useTranslation('shell');
  const { sheet, open, close } = useMoreSheet();
  const menu = { current, isMoreOpen: sheet !== null, onMore: open, onShowCodes };
  const navigation = hasNavbar ? entries : [];
  return (
    <div className={styles.shell} data-navbar={hasNavbar || undefined}>
      <SkipLink to={MAIN_ID}>{t('skip')}</SkipLink>
      <Header brand={brand} entries={navigation} {...menu} onSignOut={onSignOut} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {hasNavbar && <CardWarning />}
        {children}
      </main>
      <div className={`${styles.below} screen-only`}>
        <Footer help={entries.filter(({ group }) => group === 'help')} />
      </div>
      <StatusBar />
      {hasNavbar && <TabBar entries={entries} {...menu} />}
      {/* Not inside a bar, which a change of the width can hide together with an open dialog. */}
      {sheet && (
        <sheet.Sheet
          entries={sheet.entries}
          current={current}
          onEnd={close}
          onSignOut={onSignOut}
        />
      )}
      <Announcement />
    </div>
  );
}
