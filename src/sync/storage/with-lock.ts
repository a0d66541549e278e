/** Runs a task while no other tab runs one of the same name; without locks in the browser at once. */
export const withLock = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, task) : task();
