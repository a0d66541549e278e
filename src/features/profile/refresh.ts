import { loadSync } from '#src/sync/load-sync.ts';

/** Refreshes the profile again; the sync status shows the outcome. */
export async function retryProfile(): Promise<void> {
  const { refreshCollection } = await loadSync();
  await Promise.allSettled([
    refreshCollection('member', 'visible'),
    refreshCollection('cards', 'visible'),
  ]);
}
