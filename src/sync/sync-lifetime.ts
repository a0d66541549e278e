import { loadSync } from '#src/sync/load-sync.ts';

/** Delay before a file that could not be loaded is requested again, in ms. */
const RETRY_MS = 10_000;

let running: AbortController | null = null;

/** Starts the sync loop of this tab; ends the previous one. */
export function startSync(isFresh: boolean): void {
  stopSync();
  const controller = new AbortController();
  running = controller;
  loadSync().then(
    ({ runLoop }) => runLoop(isFresh, controller.signal),
    () => setTimeout(() => running === controller && startSync(isFresh), RETRY_MS),
  );
}

export function stopSync(): void {
  running?.abort();
  running = null;
}
