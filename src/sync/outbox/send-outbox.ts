import { attemptAll } from './attempts.ts';
import { openPosts } from './posts.ts';
import { openPurchases } from './send-purchases.ts';

/**
 * Sends what waits and finds out the outcome of what was sent: purchases first, then posts, oldest first. It
 * runs in the sync leader's round, at the start, after a reconnect and before a sign-out.
 * @param until ms since the epoch: what is due later is left out
 * @throws {ServiceError} the first failure that leaves one open. Without a network or a session the rest waits.
 */
export const sendOutbox = async (until?: number): Promise<void> =>
  attemptAll([await openPurchases(), await openPosts()], until);
