/**
 * A pseudo-random whole number from 0 to `limit - 1` that depends only on the key, so that the data is
 * the same on every machine and in every run (FNV-1a).
 */
export function randomBelow(key: string, limit: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) % limit;
}

/** A pseudo-random element of a list, by the key. Throws on an empty list. */
export function pickBy<T>(key: string, list: readonly T[]): T {
  const chosen = list[randomBelow(key, list.length)];
  if (chosen === undefined) throw new RangeError(`Nothing to choose from for ${key}`);
  return chosen;
}
