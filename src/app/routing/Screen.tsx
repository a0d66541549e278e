import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { storeWantedScreen } from '#src/platform/stored/wanted-screen.ts';
import { member } from '#src/state/member/member.ts';
import { showToast } from '#src/state/page/overlays.ts';
import { PageLoader } from '#src/ui/app/PageLoader/PageLoader.tsx';
import { useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import { ScreenBoundary } from '../errors/ScreenBoundary.tsx';
import type { AppRoute, RouteName } from '../routes/app-route.ts';
import { guard } from '../routes/guard.ts';
import { screen } from '../routes/lazy-screen.ts';
import { matchRoute } from '../routes/routes.tsx';
import { useIsStaff } from '../routes/use-is-staff.ts';
import { FocusOnNavigate } from './FocusOnNavigate.tsx';

const blockedFile = screen(async () => {
  const { obstacles } = await import('../areas/obstacles.ts');
  return obstacles.Blocked;
});

function LateBlocked() {
  return useLoaded(blockedFile)?.({}) ?? <PageLoader />;
}

interface RedirectToGetCardProps {
  /** The screen that needs a card. */
  wanted: RouteName;
  /** There is a card, which is off: GetCard says what to do about it. */
  isOff: boolean;
}

/** Sends a member without an active physical card to GetCard, which explains it and leads back (R4.9). */
function RedirectToGetCard({ wanted, isOff }: RedirectToGetCardProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isOff) return;
    storeWantedScreen({ to: pathname + search, name: wanted });
    // An invitation, not a warning: the member did nothing wrong.
    showToast({ key: 'cardNeeded', icon: 'credit-card' });
  }, [isOff, pathname, search, wanted]);
  return <Navigate to={hrefs.getCard()} replace />;
}

interface ScreenProps {
  /** Another screen lies over this one. */
  isBeneath?: boolean;
  /** This screen lies over another one, which shows what the guard decides about both. */
  isOver?: boolean;
}

/**
 * The screen of the location behind the guard (R4.9); focus and announcement follow the navigation
 * (R2.5).
 */
export function Screen({ isBeneath = false, isOver = false }: ScreenProps) {
  const { cards, cardsKnown } = useSnapshot(member);
  const { key, pathname } = useLocation();
  const route = matchRoute(pathname);
  // React Router's key of the entry at which a page was opened.
  const facts = { cards, cardsKnown, isStaff: useIsStaff(), isOwnerView: isOwnerView() };
  const decision = guard(route, facts, key === 'default');

  if (isOver && decision !== 'allow') return null;
  if (decision === 'blocked') {
    return (
      <ScreenBoundary>
        <LateBlocked />
      </ScreenBoundary>
    );
  }
  if (decision === 'staff') return <Navigate to={hrefs.staff()} replace />;
  if (decision === 'profile') return <Navigate to={hrefs.profile()} replace />;
  if (decision === 'get-card') {
    return <RedirectToGetCard wanted={route.name} isOff={selectCards(cards).state === 'off'} />;
  }
  return (
    <ScreenBoundary key={route.name}>
      <Content route={route} isBeneath={isBeneath} isOver={isOver} />
    </ScreenBoundary>
  );
}

function Content({ route, isBeneath, isOver }: Required<ScreenProps> & { route: AppRoute }) {
  const draw = useLoaded(route.screen);
  if (!draw) return isOver ? null : <PageLoader />;
  return (
    <>
      {draw({})}
      <FocusOnNavigate name={route.name} isBeneath={isBeneath} isOver={isOver} />
    </>
  );
}
