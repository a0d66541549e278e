/** Runs a task while no other tab runs one of the same name; without locks in the browser at once. */
export const withLock = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, task) : task();

/**
 * Runs a task unless another tab runs one of the same name; null when one does. Without locks in the browser it runs
 * at once.
 */
export const withFreeLock = <T>(name: string, task: () => Promise<T>): Promise<T | null> =>
  'locks' in navigator
    ? navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : null))
    : task();
