import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { isLockHeld, withFreeLock } from '#src/platform/page/locks.ts';

/** By then an attempt of a running tab has its response or its timeout, in ms. */
const ATTEMPT_MS = 60_000;

const underWay = new Set<string>();

async function inThisTab<T>(requestId: string, task: () => Promise<T>): Promise<T | null> {
  if (underWay.has(requestId)) return null;
  underWay.add(requestId);
  try {
    return await task();
  } finally {
    underWay.delete(requestId);
  }
}

/** Held while the form that edits a post is on the screen: what is being edited is not sent as it was. */
export const editLock = (requestId: string): string => `edit-${requestId}`;

/**
 * Runs an attempt unless this or another tab runs one of the same request id, or edits it; null when one
 * does. The lock saves a request; the request id is what prevents a second effect. Without locks in the
 * browser, or when a frozen tab has held the lock for a minute, both attempts run.
 */
export async function withSendLock<T>(
  { requestId, sentAt, createdAt }: Pick<OutboxPost, 'requestId' | 'sentAt' | 'createdAt'>,
  task: () => Promise<T>,
): Promise<T | null> {
  const run = () => inThisTab(requestId, task);
  if (await isLockHeld(editLock(requestId))) return null;
  const isOverdue = Date.now() - (sentAt ?? createdAt) > ATTEMPT_MS;
  return isOverdue ? run() : withFreeLock(`order-${requestId}`, run);
}
