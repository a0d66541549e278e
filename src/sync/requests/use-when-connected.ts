import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';

/**
 * Does work that needs the service: at once, or as soon as the member is signed in and the network is there, and
 * again each time that they are back.
 * @param isNeeded whether there is such work; it is done when this becomes true
 */
export function useWhenConnected(work: () => void, isNeeded = true): void {
  const { reachable } = useSnapshot(network);
  const { status } = useSnapshot(session);
  const isDue = isNeeded && reachable && status === 'authenticated';
  const start = useEffectEvent(work);
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
}
