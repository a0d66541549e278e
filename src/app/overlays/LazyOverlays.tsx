import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { cancelConfirmations, dialogs } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import { latePart } from '../late/load-late.ts';

const overlaysFile = latePart('Overlays');

/**
 * Toasts and dialogs, loaded after the first screen, which shows none. A file that could not be loaded
 * is requested again with the next toast or dialog and when the network is back. Waiting messages are
 * shown then; waiting confirmations are cancelled.
 */
export function LazyOverlays() {
  const draw = useLoaded(overlaysFile);
  const { length } = useSnapshot(overlays).toasts;
  const count = useSnapshot(dialogs).open.length;
  const { reachable } = useSnapshot(network);
  useEffect(() => {
    overlaysFile.load().then(
      () => {
        dialogs.canShow = true;
      },
      () => {
        dialogs.canShow = false;
        cancelConfirmations();
      },
    );
  }, [length, count, reachable]);
  return draw?.({});
}
