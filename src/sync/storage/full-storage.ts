import { loadMemoryDatabase, moveToMemory } from '#src/data/db/database.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { storage } from '#src/state/storage.ts';

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && /Quota/.test(`${error.name} ${error.message}`);

/** Another task of this tab moved the data while this one wrote into the closed database. */
const hasMoved = (epoch: number, error: unknown): boolean =>
  storage.mode === 'memory' && storage.epoch !== epoch && !(error instanceof ServiceError);

/** Below this much free space, in bytes, a write may soon find no room. */
const TIGHT_BYTES = 50_000_000;

/**
 * Loads what a database in memory needs while there is a network, if the device is nearly full: the room may
 * run out offline. Never rejects.
 */
export async function prepareForFullStorage(): Promise<void> {
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < TIGHT_BYTES) await loadMemoryDatabase();
  } catch {
    // A browser without estimates, or the file cannot be loaded: the next start tries again.
  }
}

/**
 * Runs a task that writes to the device. If the device has no room, the data moves to memory and the
 * task runs again there, so that the member still sees fresh data (R9.4).
 */
export async function withMemoryFallback<T>(task: () => Promise<T>): Promise<T> {
  const { epoch } = storage;
  try {
    return await task();
  } catch (error) {
    if (hasMoved(epoch, error)) return task();
    if (!isStorageFull(error) || storage.mode === 'memory') throw error;
    await moveToMemory();
    // Tasks that fail together share one move.
    if (storage.epoch === epoch) Object.assign(storage, { mode: 'memory', epoch: epoch + 1 });
    return task();
  }
}
