import { syncStatus, type Collection } from '#src/state/sync-status.ts';
import { orInMemory } from '../full-storage.ts';

const running = new Map<Collection, Promise<void>>();

async function run(collection: Collection, refresh: () => Promise<void>): Promise<void> {
  syncStatus[collection].state = 'loading';
  try {
    await orInMemory(refresh);
    Object.assign(syncStatus[collection], { state: 'idle', updatedAt: Date.now() });
  } catch (error) {
    syncStatus[collection].state = 'failed';
    throw error;
  }
}

/** Runs a collection's refresh with its status; a second call while one runs shares it. */
export function track(collection: Collection, refresh: () => Promise<void>): Promise<void> {
  const current = running.get(collection);
  if (current) return current;
  const started = run(collection, refresh).finally(() => running.delete(collection));
  running.set(collection, started);
  return started;
}
