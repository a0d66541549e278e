/** Runs a task while no other tab runs one of the same name; without locks in the browser at once. */
export const withLock = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, task) : task();

/**
 * Runs a task unless another tab runs one of the same name; null when one does. Without locks in the browser
 * it runs at once.
 */
export const withFreeLock = <T>(name: string, task: () => Promise<T>): Promise<T | null> =>
  'locks' in navigator
    ? navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : null))
    : task();

/** Whether a tab holds the lock; false without locks in the browser. */
export async function isLockHeld(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/** Holds a lock until the returned function is called, or the tab ends. It may have to wait for it. */
export function holdLock(name: string): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const waiting = new AbortController();
  // Rejects when it is let go while it waits.
  if ('locks' in navigator)
    navigator.locks
      .request(name, { signal: waiting.signal }, () => released)
      .catch(() => undefined);
  return () => {
    waiting.abort();
    release();
  };
}
