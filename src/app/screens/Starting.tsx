import { subscribe, useSnapshot } from 'valtio';
import { storage } from '#src/state/session/storage.ts';
import { PageLoader } from '#src/ui/app/PageLoader/PageLoader.tsx';
import { useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import { screen } from '../routes/lazy-screen.ts';
import { BarePage } from './BarePage.tsx';

const busyFile = screen<{ onGiveUp: () => void }>(async () => {
  const { obstacles } = await import('../areas/obstacles.ts');
  return obstacles.StorageBusy;
});

function Busy({ onGiveUp }: { onGiveUp: () => void }) {
  const draw = useLoaded(busyFile);
  return draw && <BarePage>{draw({ onGiveUp })}</BarePage>;
}

/** The loader of a start; where something holds the device's storage, it says so after a while (R9.4). */
export function Starting() {
  const { giveUp } = useSnapshot(storage);
  return giveUp === null ? <PageLoader whole /> : <Busy onGiveUp={giveUp} />;
}

/**
 * Calls the listener when the start begins to wait for the device's storage; the returned function ends it.
 */
export const whenStorageWaits = (listener: () => void): (() => void) =>
  subscribe(storage, () => {
    if (storage.giveUp !== null) listener();
  });
