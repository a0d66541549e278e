import { withFreeLock } from '../page/locks.ts';
import { nextSharedTokens } from './shared-tokens.ts';

const LOCK = 'token-refresh';
/** A tab that holds the lock for longer than a refresh may take is suspended: the others stop waiting. */
const WAIT_MS = 6500;
/** The lock may be free a moment before the tokens of its holder arrive. */
const NEWS_MS = 100;

/**
 * Runs a refresh in one tab at a time (R4.11). A tab that waited starts after the previous tab's tokens
 * have arrived. After 6.5 s, and in a browser without locks, it runs without the lock.
 */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const first = await withFreeLock(LOCK, async () => ({ result: await task() }));
  if (first) return first.result;
  const wait = AbortSignal.timeout(WAIT_MS);
  let hasBegun = false;
  try {
    return await navigator.locks.request(LOCK, { signal: wait }, async () => {
      await nextSharedTokens(NEWS_MS);
      hasBegun = true;
      return task();
    });
  } catch (error) {
    if (hasBegun || !wait.aborted) throw error;
    return task();
  }
}
