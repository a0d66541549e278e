import type { OrderIntent } from '#src/domain/outbox.ts';

/** After that an attempt of a living tab has its answer or its timeout, in ms. */
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

/**
 * Runs an attempt unless this or another tab is making one of the same intent; null when it is left to
 * them. It saves a request and is no safeguard, that is the request id: without locks in the browser, or
 * after a minute of a frozen tab with the lock in its hands, the attempt runs beside theirs.
 */
export async function exclusively<T>(
  intent: OrderIntent,
  task: () => Promise<T>,
): Promise<T | null> {
  const { requestId, sentAt, createdAt } = intent;
  const run = () => inThisTab(requestId, task);
  const isOverdue = Date.now() - (sentAt ?? createdAt) > ATTEMPT_MS;
  if (!('locks' in navigator) || isOverdue) return run();
  return navigator.locks.request(`order-${requestId}`, { ifAvailable: true }, (lock) =>
    lock ? run() : null,
  );
}
