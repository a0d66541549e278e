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
