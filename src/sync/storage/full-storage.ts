import { loadMemoryDatabase } from '#src/data/db/area/database.ts';

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
