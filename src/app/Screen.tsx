import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { member } from '#src/state/member.ts';
import { PageLoader } from '#src/ui/app/PageLoader/PageLoader.tsx';
import { Arrival } from './Arrival.tsx';
import { CardNeeded } from './CardNeeded.tsx';
import { CurrentRoute } from './current-route.ts';
import { guard } from './guard.ts';
import type { AppRoute } from './routes.tsx';
import { Blocked } from './screens/Blocked.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** A route's screen behind the guard (R4.9), with its arrival announced (R2.5). */
export function Screen({ route }: { route: AppRoute }) {
  const { cards, cardsKnown } = useSnapshot(member);
  const decision = guard(route, { cards, cardsKnown });
  const Content = route.screen;

  if (decision === 'blocked') return <Blocked />;
  if (decision === 'profile') return <Navigate to={hrefs.profile()} replace />;
  if (decision === 'get-card') return <CardNeeded />;
  return (
    <ScreenBoundary key={route.name}>
      <Suspense fallback={<PageLoader />}>
        <CurrentRoute value={route.name}>
          <Content />
        </CurrentRoute>
        <Arrival name={route.name} />
      </Suspense>
    </ScreenBoundary>
  );
}
