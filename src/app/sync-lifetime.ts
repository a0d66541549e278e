let running: AbortController | null = null;

/** Starts the sync loop of this tab, in place of a former one. */
export function startSync(isFresh: boolean): void {
  stopSync();
  const controller = new AbortController();
  running = controller;
  void import('#src/sync/loop.ts').then(({ runLoop }) => runLoop(isFresh, controller.signal));
}

export function stopSync(): void {
  running?.abort();
  running = null;
}
