import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { RequestQueue } from './request-queue.ts';

/**
 * Requests what a screen shows (R4.17): when it opens, when a watched value changes and when the network
 * is back. Before the member is signed in, and without a network, requests wait.
 * @param run starts the request and never throws
 * @param watched such as the id of what is shown
 */
export function useListRequests(run: () => void, watched: string | number) {
  const { reachable } = useSnapshot(network);
  const { status } = useSnapshot(session);
  /** The service can be called: the member is signed in and the network is there. */
  const isReady = reachable && status === 'authenticated';
  const [queue] = useState(() => new RequestQueue());
  const request = useCallback(() => queue.request(), [queue]);

  useLayoutEffect(() => queue.runBy(run));
  useEffect(() => {
    if (isReady) queue.release();
    else queue.hold();
  }, [queue, isReady]);
  useEffect(() => request(), [request]);
  useEffect(() => queue.watch('what', watched), [queue, watched]);
  // The request of a network that goes away waits until it is back; its return does not count as a second
  // one.
  useEffect(() => queue.watch('network', reachable ? 'here' : undefined), [queue, reachable]);
  /** The session is not known yet: the request follows. */
  const isChecking = status === 'checking';
  return { isReady, isChecking, request };
}
