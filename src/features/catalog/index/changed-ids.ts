import { RangeSet, type ObservabilitySet } from 'dexie';

const allOf = (name: string) => `idb://${name}/products/`;

/**
 * Which products of the named database a write of this or another tab touched, by what Dexie tells of
 * it: their ids, none, or `all` where it does not say which.
 */
export function changedIds(name: string, parts: ObservabilitySet): readonly number[] | 'all' {
  if (parts['all']) return 'all';
  const ids = new Set<number>();
  for (const part of [allOf(name), `${allOf(name)}:dels`]) {
    const tree = parts[part];
    if (!tree) continue;
    for (const { from, to } of RangeSet(tree)) {
      if (typeof from !== 'number' || from !== to) return 'all';
      ids.add(from);
    }
  }
  return [...ids];
}
