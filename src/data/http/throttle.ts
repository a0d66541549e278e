const STEP_MS = 200;
/** No call waits longer than 5 s, however many are in flight. */
const MOST_STEPS = 25;

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Makes a queue where each call waits 200 ms for every call that is in flight (R7.30). None of the app's
 * packages spaces calls out, and another package would cost more bytes than this.
 */
export function createThrottle() {
  let inFlight = 0;
  return async <T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const delay = Math.min(inFlight, MOST_STEPS) * STEP_MS;
    inFlight += 1;
    try {
      if (delay > 0) await wait(delay, signal);
      return await call();
    } finally {
      inFlight -= 1;
    }
  };
}
