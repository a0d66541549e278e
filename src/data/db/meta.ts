import type { AreaDatabase } from './area/area-database.ts';
import { RECORDS, type MetaKey, type MetaValues } from './area/records.ts';

/**
 * The stored record with its time; undefined when it was never stored or does not have its shape. Code that also reads
 * the rows of its collection reads this first, in one live query: rows that arrive in between are then seen, while the
 * other order would claim «received, and none» for a moment.
 */
export async function loadMeta<K extends MetaKey>(
  db: AreaDatabase,
  key: K,
): Promise<{ value: MetaValues[K]; updatedAt: number } | undefined> {
  const row = await db.meta.get(key);
  if (row === undefined || RECORDS[key]?.(row.value) === false) return undefined;
  return { value: row.value as MetaValues[K], updatedAt: row.updatedAt };
}

/**
 * Whether a record is missing, or its last refresh is longer ago than the age in ms, or in the future: a
 * clock was set.
 */
export async function isOlderThan(db: AreaDatabase, key: MetaKey, age: number): Promise<boolean> {
  const known = await loadMeta(db, key);
  return known === undefined || Math.abs(Date.now() - known.updatedAt) > age;
}
