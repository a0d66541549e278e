import type { MetaKey, MetaValues } from './area/records.ts';
import { writeTables } from './area/write-tables.ts';

/** Stores a record with the time of its refresh (ms); inside another write it belongs to that one. */
export const storeMeta = <K extends MetaKey>(
  key: K,
  value: MetaValues[K],
  updatedAt: number,
): Promise<unknown> => writeTables(['meta'], ({ meta }) => meta.put({ key, value, updatedAt }));

export const deleteMeta = (key: MetaKey): Promise<void> =>
  writeTables(['meta'], ({ meta }) => meta.delete(key));
