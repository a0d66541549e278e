import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { ObstacleName } from '#src/platform/network/obstacle.ts';
import { isOwnerRequested, isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import type { EndReason } from '#src/platform/stored/end-reason.ts';
import { network } from '#src/state/page/network.ts';
import { boot, type Boot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { storage } from '#src/state/session/storage.ts';
import { PageLoader } from '#src/ui/app/PageLoader/PageLoader.tsx';
import { useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import { screen } from './routes/lazy-screen.ts';
import { Router } from './routing/router.tsx';
import { BarePage } from './screens/BarePage.tsx';
import { OfflineStart } from './screens/OfflineStart.tsx';
import { SignedOutScreen } from './screens/SignedOutScreen.tsx';
import { Starting } from './screens/Starting.tsx';
import { Works } from './screens/Works.tsx';
import { restart } from './session/boot.ts';

const ownerViewFile = screen<{ children: ReactElement }>(async () => {
  const { OwnerView } = await import('./owner-view/OwnerView.tsx');
  return OwnerView;
});

const obstacleFile = screen<{ of: ObstacleName }>(async () => {
  const { obstacles } = await import('./areas/obstacles.ts');
  return obstacles.Obstacle;
});

/** Before the role is known there is no owner view; a start that failed says what it was for (R6.1). */
const hasOwnerBar = (phase: Boot['phase']): boolean =>
  isOwnerView() || ((phase === 'unreachable' || phase === 'fatal') && isOwnerRequested());

const hiddenDataOf = (endReason: EndReason | null) => {
  if (isOwnerRequested()) return 'owner';
  return endReason === null ? 'nobody' : 'member';
};

/** The whole page, in owner view under its bar (R6.3). */
export function App() {
  const { phase } = useSnapshot(boot);
  const { epoch } = useSnapshot(storage);
  const page = <Page phase={phase} epoch={epoch} />;
  return hasOwnerBar(phase) ? <OwnerPage>{page}</OwnerPage> : page;
}

function OwnerPage({ children }: { children: ReactElement }) {
  const draw = useLoaded(ownerViewFile);
  return draw ? draw({ children }) : <PageLoader whole />;
}

function ObstaclePage({ of }: { of: ObstacleName }) {
  const draw = useLoaded(obstacleFile);
  return draw ? <BarePage>{draw({ of })}</BarePage> : <PageLoader whole />;
}

/** The page by the phase of the start (R2.41, R4.5). */
function Page({ phase, epoch }: { phase: Boot['phase']; epoch: number }) {
  const { endReason } = useSnapshot(session);
  const { obstacle } = useSnapshot(network);
  switch (phase) {
    case 'starting':
      return <Starting />;
    case 'ready':
      // Another database has replaced the open one: every screen starts again.
      return <Router key={epoch} />;
    case 'signed-out':
    case 'ended':
      return (
        <BarePage>
          <SignedOutScreen reason={endReason} />
        </BarePage>
      );
    case 'unreachable':
      if (obstacle !== null) return <ObstaclePage of={obstacle} />;
      return (
        <BarePage>
          <OfflineStart of={hiddenDataOf(endReason)} onRetry={() => void restart()} />
        </BarePage>
      );
    case 'fatal':
      return (
        <BarePage>
          <Works onRetry={() => void restart()} />
        </BarePage>
      );
  }
}
