/** A second tap on a button comes within this time, in ms, and is not meant for what then stands there. */
const DOUBLE_TAP_MS = 500;

/**
 * What a task gives, not before a second tap is over: a charge must not stand under a finger that is still
 * coming down.
 */
export async function unhurried<T>(task: Promise<T>): Promise<T> {
  const settle = new Promise<void>((resolve) => {
    setTimeout(resolve, DOUBLE_TAP_MS);
  });
  const [result] = await Promise.allSettled([task, settle]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
