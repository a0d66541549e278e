import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { member } from '#src/state/member/member.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { closeScreenDialogs } from '#src/state/page/dialogs.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { Notices } from '../notices/Notices.tsx';
import { matchRoute, ROUTES } from '../routes/routes.tsx';
import { useIsStaff } from '../routes/use-is-staff.ts';
import { signOut } from '../session/boot.ts';
import { currentEntry, menuOf } from './menu/menu.ts';
import { Shell } from './Shell.tsx';
import { useCodes } from './use-codes.ts';

interface AppShellProps {
  /** Of the screen; the address may be that of a product over the screen. */
  pathname: string;
  children: Elements;
}

/** The shell around every screen, with what the route table says about the screen and this member. */
export function AppShell({ pathname, children }: AppShellProps) {
  const address = useLocation().pathname;
  const { cards, cardsKnown } = useSnapshot(member);
  const codes = useCodes();
  const codesAddress = useHref(hrefs.codes());
  const route = matchRoute(pathname);
  useEffect(() => closeScreenDialogs, [address]);

  return (
    <Shell
      brand={currentBrand()}
      entries={menuOf(ROUTES, {
        cards,
        cardsKnown,
        isStaff: useIsStaff(),
        isOwnerView: isOwnerView(),
      })}
      current={currentEntry(ROUTES, route)}
      hasNavbar={route.hidesNavbar !== true}
      onShowCodes={codes.show}
      onSignOut={() => void signOut()}
    >
      <Notices />
      {children}
      {codes.shown && (
        <codes.shown.Codes
          orders={codes.shown.orders}
          address={codesAddress}
          onClose={codes.close}
        />
      )}
    </Shell>
  );
}
