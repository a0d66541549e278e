import { liveQuery } from 'dexie';

/**
 * Reports the result of a query now and whenever a write of this or another tab changes what it read; the
 * returned function ends it. Components use `useStored` for the same.
 */
export function followQuery<T>(
  query: () => Promise<T>,
  onResult: (result: T) => void,
  onError: (error: unknown) => void = () => undefined,
): () => void {
  // Declared `async`: a query that throws before its first promise, because no database is open, reaches `onError`, and
  // Dexie follows what is read after an `await`.
  const subscription = liveQuery(async () => query()).subscribe({
    next: onResult,
    // A database that closes under the query (sign-out, full storage) is reopened by its owner.
    error: onError,
  });
  return () => subscription.unsubscribe();
}
