import { moveToMemory } from '#src/data/db/database.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { storage } from '#src/state/storage.ts';

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && /Quota/.test(`${error.name} ${error.message}`);

/** Another task of this tab moved the data while this one was writing into the closed database. */
const hasMoved = (epoch: number, error: unknown): boolean =>
  storage.mode === 'memory' && storage.epoch !== epoch && !(error instanceof ServiceError);

/**
 * Runs a task that writes to the device. Where the device refuses for want of room the data moves to
 * memory and the task runs once more there, so that the person still sees fresh data (R9.4).
 */
export async function orInMemory<T>(task: () => Promise<T>): Promise<T> {
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
