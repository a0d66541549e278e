import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';
import { session } from '#src/state/session.ts';

interface Fetched<Result> {
  /** Null while there is none. */
  readonly response: Result | null;
  /** A request is pending, or follows once the session is known. */
  readonly isAwaited: boolean;
  readonly refetch: () => void;
}

/**
 * Fetches one thing while it is needed: at once, and again when the network or the session comes back.
 * `fetchOne` never rejects and stays the same function.
 */
export function useFetched<Result>(
  fetchOne: (id: number) => Promise<Result>,
  id: number,
  isNeeded = true,
): Fetched<Result> {
  const { reachable } = useSnapshot(network);
  const { status } = useSnapshot(session);
  const [response, setResponse] = useState<Result | null>(null);
  const [round, setRound] = useState(0);
  const canFetch = reachable && status === 'authenticated';

  useEffect(() => {
    if (!isNeeded || !canFetch) return;
    let isCurrent = true;
    void fetchOne(id).then((result) => {
      if (isCurrent) setResponse(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [fetchOne, id, isNeeded, canFetch, round]);

  const refetch = useCallback(() => {
    setResponse(null);
    setRound((last) => last + 1);
  }, []);
  return { response, isAwaited: canFetch || status === 'checking', refetch };
}
