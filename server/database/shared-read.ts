/**
 * A read that requests share: who asks while one runs gets the next one together with all others, so that each gets what
 * was there after it asked, and no more than one runs at a time.
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
