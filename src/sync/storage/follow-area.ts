import { subscribe } from 'valtio';
import { followQuery } from '#src/data/db/follow-query.ts';
import { storage } from '#src/state/session/storage.ts';

/** Follows a query of whichever database is open, until the signal aborts. */
export function followArea<T>(
  query: () => Promise<T>,
  onResult: (result: T) => void,
  signal: AbortSignal,
): void {
  let unfollow: (() => void) | undefined;
  const follow = () => {
    unfollow?.();
    unfollow = followQuery(query, onResult);
  };
  const stop = subscribe(storage, follow);
  follow();
  signal.addEventListener('abort', () => {
    unfollow?.();
    stop();
  });
}
