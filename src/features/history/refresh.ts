import { loadSync } from '#src/sync/load-sync.ts';

/** Fetches the newest operations again; the sync status shows the outcome. */
export async function retryHistory(): Promise<void> {
  await Promise.allSettled([loadSync().then((sync) => sync.refreshOperations('visible'))]);
}
