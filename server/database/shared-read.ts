/**
 * A read that requests share: those that come while one runs share the next one. So only one runs at a time,
 * and each request gets what was committed before it came.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const start = () => {
    next = undefined;
    const started = read();
    running = started;
    return started;
  };
  return () => (next ??= running.then(start, start));
}
