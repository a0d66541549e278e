import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { cancelConfirmations, dialogs } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { overlays } from '#src/state/overlays.ts';
import { loadLate } from '../areas/load-late.ts';
import { untilContentShown } from '#src/sync/content-shown.ts';

async function load(): Promise<ComponentType> {
  await untilContentShown();
  return (await loadLate()).Overlays;
}

/**
 * Toasts and dialogs, loaded after the first screen, which shows none. A file that could not be loaded
 * is requested again with the next toast or dialog and when the network is back. Waiting messages are
 * shown then; waiting confirmations are cancelled.
 */
export function LazyOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  const { length } = useSnapshot(overlays).toasts;
  const count = useSnapshot(dialogs).open.length;
  const { reachable } = useSnapshot(network);
  useEffect(() => {
    load().then(
      (loaded) => {
        dialogs.canShow = true;
        setOverlays(() => loaded);
      },
      () => {
        dialogs.canShow = false;
        cancelConfirmations();
      },
    );
  }, [length, count, reachable]);
  return Overlays && <Overlays />;
}
