import { loadSync } from '#src/sync/load-sync.ts';

/** Refreshes the profile again; the sync status shows the outcome. */
export async function retryProfile(): Promise<void> {
  const { refreshMember, refreshCards } = await loadSync();
  await Promise.allSettled([refreshMember('visible'), refreshCards('visible')]);
}

/** Fetches the savings goal again; the sync status shows the outcome. */
export async function retryGoal(): Promise<void> {
  const { refreshGoal } = await loadSync();
  await Promise.allSettled([refreshGoal('visible')]);
}

/** Fetches the newest operations again; the sync status shows the outcome. */
export async function retryOperations(): Promise<void> {
  const { refreshOperations } = await loadSync();
  await Promise.allSettled([refreshOperations('visible')]);
}
