import { useSnapshot } from 'valtio';
import { boot } from '#src/state/boot.ts';
import { session } from '#src/state/session.ts';
import { storage } from '#src/state/storage.ts';
import { PageLoader } from '#src/ui/app/PageLoader/PageLoader.tsx';
import { restart } from './boot.ts';
import { Router } from './router.tsx';
import { OfflineStart } from './screens/OfflineStart.tsx';
import { SignedOutScreen } from './SignedOutScreen.tsx';
import { Works } from './screens/Works.tsx';

/** The whole page by the phase of the start (R2.41, R4.5). */
export function App() {
  const { phase } = useSnapshot(boot);
  const { endReason } = useSnapshot(session);
  const { epoch } = useSnapshot(storage);

  switch (phase) {
    case 'starting':
      return <PageLoader whole />;
    case 'ready':
      // Another database has replaced the open one: every screen starts again.
      return <Router key={epoch} />;
    case 'signed-out':
    case 'ended':
      return <SignedOutScreen reason={endReason} />;
    case 'unreachable':
      return <OfflineStart isFirst={endReason === null} onRetry={() => void restart()} />;
    case 'fatal':
      return <Works onRetry={() => void restart()} />;
  }
}
