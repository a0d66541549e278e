import { syncStatus, type Collection } from '#src/state/sync-status.ts';
import { withMemoryFallback } from '../full-storage.ts';

const running = new Map<Collection, Promise<void>>();

async function run(collection: Collection, refresh: () => Promise<void>): Promise<void> {
  syncStatus[collection].state = 'loading';
  try {
    await withMemoryFallback(refresh);
    Object.assign(syncStatus[collection], { state: 'idle', updatedAt: Date.now() });
  } catch (error) {
    syncStatus[collection].state = 'failed';
    throw error;
  }
}

const waiting = new Map<Collection, Promise<void>>();

function start(collection: Collection, refresh: () => Promise<void>): Promise<void> {
  const started = run(collection, refresh).finally(() => running.delete(collection));
  running.set(collection, started);
  return started;
}

/**
 * Runs a collection's refresh with its status. Calls during a run share one more run after it: the
 * pending response may be older than what the caller knows.
 */
export function track(collection: Collection, refresh: () => Promise<void>): Promise<void> {
  const current = running.get(collection);
  if (!current) return start(collection, refresh);
  const shared = waiting.get(collection);
  if (shared) return shared;
  const next = current
    .catch(() => undefined)
    .then(() => {
      waiting.delete(collection);
      return start(collection, refresh);
    });
  waiting.set(collection, next);
  return next;
}
