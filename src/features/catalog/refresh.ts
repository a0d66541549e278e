const load = () => import('#src/sync/refresh/catalogue.ts');

/** Asks for what changed in the catalogue unless that was done a moment ago; silently (R2.15). */
export async function refreshOnEntry(): Promise<void> {
  await Promise.allSettled([load().then(({ refreshStaleCatalogue }) => refreshStaleCatalogue())]);
}

/** Asks for the catalogue again; what became of it shows in the sync status (design §8). */
export async function retryCatalogue(): Promise<void> {
  await Promise.allSettled([load().then(({ refreshCatalogue }) => refreshCatalogue())]);
}
