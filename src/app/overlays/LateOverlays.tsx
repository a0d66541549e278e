import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadTexts } from '#src/i18n/setup.ts';
import { closeQuestions, dialogs } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { overlays } from '#src/state/overlays.ts';

async function load(): Promise<ComponentType> {
  const [{ Overlays }] = await Promise.all([import('./Overlays.tsx'), loadTexts()]);
  return Overlays;
}

/**
 * Toasts and dialogs, loaded after the first screen, which shows none. A file that could not be had is
 * asked for again with the next of them, and when the network is back: what waits is shown then, but for
 * questions, which are answered by no.
 */
export function LateOverlays() {
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
        closeQuestions();
      },
    );
  }, [length, count, reachable]);
  return Overlays && <Overlays />;
}
