import { useCallback, useState } from 'react';
import { ListRequests, type RequestMode } from './list-requests.ts';
import { useListRequests } from './use-list-requests.ts';

/**
 * Fetches one thing while it is needed: at once, and again when its id changes and when the network is
 * back (R4.17). `fetchOne` never rejects and stays the same function.
 */
export function useFetched<Result, Id extends number | string>(
  fetchOne: (id: Id, signal: AbortSignal) => Promise<Result>,
  id: Id,
  isNeeded = true,
) {
  const [latest, setLatest] = useState<{ readonly id: Id; readonly result: Result } | null>(null);
  const [requests] = useState(() => new ListRequests());
  /** Null while there is none. */
  const response = latest?.id === id ? latest.result : null;

  const fetchNow = (mode: RequestMode): void => {
    if (!isNeeded) return;
    const load = async (signal: AbortSignal): Promise<void> => {
      const result = await fetchOne(id, signal);
      if (!signal.aborted) setLatest({ id, result });
    };
    void requests.request(load, mode);
  };
  const watched = `${id} ${isNeeded}`;
  const { isReady, isChecking, request } = useListRequests(() => fetchNow('silent'), watched);

  const refetch = useCallback(() => {
    setLatest(null);
    request();
  }, [request]);
  /** A request is pending, or follows once the session is known. */
  const isAwaited = isReady || isChecking;
  return { response, isAwaited, refetch };
}
