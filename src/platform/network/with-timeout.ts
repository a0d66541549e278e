/** A step took too long; the awaited result may still arrive. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Settles like the promise, or rejects with TimeoutError after the given ms. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`Timed out after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after the given ms. */
export const pauseOf = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Settles like the promise, or resolves with null after the given ms; the awaited work goes on. */
export const withTimeoutOrNull = <T>(ms: number, promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise, pauseOf(ms).then(() => null)]);
