import { nextSharedTokens } from './shared-tokens.ts';

const LOCK = 'token-refresh';
/** A holder that takes longer than a refresh may take is suspended: the others do not wait for it. */
const WAIT_MS = 6500;
/** The lock may come a moment before the tokens that its holder shared. */
const NEWS_MS = 100;

/**
 * Runs a refresh in one tab of all at a time (R4.11); whoever had to wait begins after the tokens of the
 * tab before have arrived. Goes on alone after 6.5 s, and in a browser without locks.
 */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  const wait = AbortSignal.timeout(WAIT_MS);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  try {
    const first = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
      lock ? { result: await begin() } : null,
    );
    if (first) return first.result;
    return await navigator.locks.request(LOCK, { signal: wait }, async () => {
      await nextSharedTokens(NEWS_MS);
      return begin();
    });
  } catch (error) {
    if (hasBegun || !wait.aborted) throw error;
    return task();
  }
}
