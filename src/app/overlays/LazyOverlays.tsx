import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadTexts } from '#src/i18n/setup.ts';
import { cancelConfirmations, dialogs } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { overlays } from '#src/state/overlays.ts';

async function load(): Promise<ComponentType> {
  const [{ Overlays }] = await Promise.all([import('./Overlays.tsx'), loadTexts()]);
  return Overlays;
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
