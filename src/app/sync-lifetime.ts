/** How soon a chunk that could not be had is asked for again, in ms. */
const RETRY_MS = 10_000;

let running: AbortController | null = null;

/** Starts the sync loop of this tab, in place of a former one. */
export function startSync(isFresh: boolean): void {
  stopSync();
  const controller = new AbortController();
  running = controller;
  import('#src/sync/loop.ts').then(
    ({ runLoop }) => runLoop(isFresh, controller.signal),
    () => setTimeout(() => running === controller && startSync(isFresh), RETRY_MS),
  );
}

export function stopSync(): void {
  running?.abort();
  running = null;
}
