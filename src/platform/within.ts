/** A step took longer than it may; what it waited for may still happen. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Settles as the promise does, or rejects with TimeoutError after the given ms. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
