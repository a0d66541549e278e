import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { selectCards } from '#src/domain/card.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { member } from '#src/state/member.ts';
import { PageLoader } from '#src/ui/app/PageLoader/PageLoader.tsx';
import { useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import type { AppRoute } from './app-route.ts';
import { FocusOnNavigate } from './FocusOnNavigate.tsx';
import { RedirectToGetCard } from './RedirectToGetCard.tsx';
import { CurrentRoute } from './current-route.ts';
import { guard } from './guard.ts';
import { useIsStaff } from './use-is-staff.ts';
import { matchRoute } from './routes.tsx';
import { Blocked } from '../screens/Blocked.tsx';
import { ScreenBoundary } from '../errors/ScreenBoundary.tsx';

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
  const decision = guard(route, { cards, cardsKnown, isStaff: useIsStaff() }, key === 'default');

  if (isOver && decision !== 'allow') return null;
  if (decision === 'blocked') return <Blocked />;
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
      <CurrentRoute value={route.name}>{draw({})}</CurrentRoute>
      <FocusOnNavigate name={route.name} isBeneath={isBeneath} isOver={isOver} />
    </>
  );
}
