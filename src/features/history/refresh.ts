const load = () => import('#src/sync/refresh/operations.ts');

/** Asks for the newest operations again; what became of it shows in the sync status. */
export async function retryHistory(): Promise<void> {
  await Promise.allSettled([load().then(({ refreshOperations }) => refreshOperations())]);
}
