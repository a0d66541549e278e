import { moveToMemory } from '#src/data/db/database.ts';
import { storage } from '#src/state/storage.ts';
import { syncStatus, type Collection } from '#src/state/sync-status.ts';

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && /Quota/.test(`${error.name} ${error.message}`);

const running = new Map<Collection, Promise<void>>();

async function run(collection: Collection, refresh: () => Promise<void>): Promise<void> {
  syncStatus[collection].state = 'loading';
  try {
    await refresh();
    Object.assign(syncStatus[collection], { state: 'idle', updatedAt: Date.now() });
  } catch (error) {
    syncStatus[collection].state = 'failed';
    if (!isStorageFull(error)) throw error;
    // The device refuses to write: go on in memory, so that the person still sees fresh data (R9.4).
    await moveToMemory();
    Object.assign(storage, { mode: 'memory', epoch: storage.epoch + 1 });
    await refresh();
    Object.assign(syncStatus[collection], { state: 'idle', updatedAt: Date.now() });
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
