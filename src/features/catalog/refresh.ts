import { loadSync } from '#src/sync/load-sync.ts';

/** Refreshes the catalog without notices, unless a refresh has just finished (R2.15). */
export async function refreshOnEntry(): Promise<void> {
  await Promise.allSettled([loadSync().then((sync) => sync.refreshStaleCatalog())]);
}

/** Refreshes the catalog again; the sync status shows the outcome (design §8). */
export async function retryCatalog(): Promise<void> {
  await Promise.allSettled([loadSync().then((sync) => sync.refreshCatalog())]);
}
