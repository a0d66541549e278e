import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { selectCards } from '#src/domain/card.ts';
import { config } from '#src/platform/config.ts';
import { announcer } from '#src/state/announcer.ts';
import { closeScreenDialogs, dialogs, openDialog } from '#src/state/dialogs.ts';
import { emailChange } from '#src/state/email-change.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { currentBrand } from '#src/state/brand.ts';
import { member, memberAge } from '#src/state/member.ts';
import { network } from '#src/state/network.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { signOut } from '../session/boot.ts';
import { menuOf } from './menu.ts';
import { Notices } from '../notices/Notices.tsx';
import { matchRoute, ROUTES } from '../routing/routes.tsx';
import { Shell } from './Shell.tsx';
import { useCodes } from './use-codes.ts';

interface AppShellProps {
  /** Of the screen; the address may be that of a product over the screen. */
  pathname: string;
  children: Elements;
}

/** The shell around every screen, fed from the route table and the state. */
export function AppShell({ pathname, children }: AppShellProps) {
  const address = useLocation().pathname;
  const { cards, cardsKnown } = useSnapshot(member);
  const { updatedAt } = useSnapshot(memberAge);
  const { reachable, obstacle } = useSnapshot(network);
  const { text } = useSnapshot(announcer);
  const { canShow } = useSnapshot(dialogs);
  const sync = useSnapshot(syncStatus.member);
  const { explainsCard } = useSnapshot(emailChange);
  const codes = useCodes();
  const route = matchRoute(pathname);
  const current = route.navbar ?? ROUTES.find(({ name }) => name === route.parent)?.navbar ?? null;
  const { state, showsOffBanner } = selectCards(cards);
  // A blocked card has a page of its own, and a status that we do not know has no banner (R2.40, R4.1).
  const isOff = state === 'off' && showsOffBanner;
  const trouble = state === 'none' ? 'none' : isOff ? 'off' : null;
  // The card of a member at another address is not missing: the notice of the e-mail change says where it is.
  const cardTrouble = cardsKnown && !explainsCard ? trouble : null;
  useEffect(() => closeScreenDialogs, [address]);

  return (
    <Shell
      brand={currentBrand()}
      entries={menuOf(ROUTES, { cards, cardsKnown })}
      current={current}
      hasNavbar={route.hidesNavbar !== true}
      cardTrouble={cardTrouble}
      reachable={reachable}
      obstacle={obstacle}
      stale={sync.state === 'failed'}
      updatedAt={updatedAt}
      announcement={text}
      privacyUrl={config().privacyUrl}
      hasChat={!cardsKnown || state !== 'blocked'}
      onShowCodes={codes.show}
      onShowPrivacy={canShow ? () => openDialog('privacy') : null}
      onExplainCard={() => openDialog('card-off')}
      onSignOut={() => void signOut()}
    >
      <Notices />
      {children}
      {codes.shown && <codes.shown.Codes orders={codes.shown.orders} onClose={codes.close} />}
    </Shell>
  );
}
