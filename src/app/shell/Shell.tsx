import { useTranslation } from 'react-i18next';
import type { Obstacle } from '#src/platform/obstacle.ts';
import type { Brand } from '#src/brand/brand.ts';
import { SkipLink } from '#src/ui/base/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { CardWarning, type CardTrouble } from './CardWarning.tsx';
import type { EntryKey, ShellEntry } from './entries.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { StatusBar } from './StatusBar.tsx';
import { TabBar } from './TabBar.tsx';
import { useMoreSheet } from './use-more-sheet.ts';

const MAIN_ID = 'main';

export interface ShellProps {
  brand: Brand;
  /** Screens that exist and may be opened, in the order of the menu. */
  entries: readonly ShellEntry[];
  /** The entry that the open screen belongs to. */
  current: EntryKey | null;
  /** False on the screens that hide the navigation (R2.6). */
  hasNavbar: boolean;
  /** Why entries are missing: there is no physical card, or it is off (R2.6, R4.1). */
  cardTrouble: CardTrouble | null;
  reachable: boolean;
  /** What keeps this device from the sign-in although the network works. */
  obstacle: Obstacle | null;
  /** The data on the screen is older than it should be. */
  stale: boolean;
  /** ms since the epoch of the last good refresh, null when there was none. */
  updatedAt: number | null;
  /** What the live region says: the title after a navigation (R2.5). */
  announcement: string;
  privacyUrl: string;
  /** The chat with the manager: not while the card is blocked (R2.30). */
  hasChat: boolean;
  /** Opens the pickup view of the open orders, or the orders when there are none. */
  onShowCodes: () => void;
  /** Null while dialogs cannot be shown. */
  onShowPrivacy: (() => void) | null;
  /** Explains a card that is off. */
  onExplainCard: () => void;
  onSignOut: () => void;
  children: Elements;
}

/** What surrounds every screen: header, bottom bar on phones, status of the network, footer. */
export function Shell(props: ShellProps) {
  const { brand, entries, current, hasNavbar, onShowCodes, onSignOut, children } = props;
  const { t } = useTranslation('shell');
  const { sheet, open, close } = useMoreSheet();
  const menu = { current, isMoreOpen: sheet !== null, onMore: open, onShowCodes };
  const navigation = hasNavbar ? entries : [];
  return (
    <div className={styles.shell} data-navbar={hasNavbar || undefined}>
      <SkipLink to={MAIN_ID}>{t('skip')}</SkipLink>
      <Header brand={brand} entries={navigation} {...menu} onSignOut={onSignOut} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {hasNavbar && props.cardTrouble && (
          <CardWarning trouble={props.cardTrouble} onExplain={props.onExplainCard} />
        )}
        {children}
      </main>
      <div className={`${styles.below} screen-only`}>
        <Footer
          brand={brand}
          help={entries.filter(({ group }) => group === 'help')}
          privacyUrl={props.privacyUrl}
          hasChat={props.hasChat}
          onShowPrivacy={props.onShowPrivacy}
        />
      </div>
      <StatusBar
        reachable={props.reachable}
        obstacle={props.obstacle}
        stale={props.stale}
        updatedAt={props.updatedAt}
      />
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
      <VisuallyHidden>
        <span role="status" data-momentary>
          {props.announcement}
        </span>
      </VisuallyHidden>
    </div>
  );
}
