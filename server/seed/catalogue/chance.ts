/**
 * A whole number from 0 to `below - 1` that depends on the key alone: the same data on every machine
 * and in every run (FNV-1a).
 */
export function chance(key: string, below: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) % below;
}

/** The element of a list that the key chooses. Throws on an empty list. */
export function chooseBy<T>(key: string, list: readonly T[]): T {
  const chosen = list[chance(key, list.length)];
  if (chosen === undefined) throw new RangeError(`Nothing to choose from for ${key}`);
  return chosen;
}
