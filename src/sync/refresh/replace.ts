import type { Table } from 'dexie';
import type { AreaDatabase } from '#src/data/db/area/area-database.ts';
import type { MetaKey, MetaValues } from '#src/data/db/area/records.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { COLLECTION_RECORDS, type Collection } from '#src/data/db/collections.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { tracked, type Refresh } from './track.ts';

type RecordOf<C extends Collection> = MetaValues[(typeof COLLECTION_RECORDS)[C]];
type RowsOf<C extends keyof AreaDatabase> =
  AreaDatabase[C] extends Table<infer Row, number> ? readonly Row[] : never;
/** Collections that are a table of their name with a mark of their name. */
type RowCollection = {
  [C in Collection & MetaKey & keyof AreaDatabase]: MetaValues[C] extends true ? C : never;
}[Collection & MetaKey & keyof AreaDatabase];

/** The refresh of a collection that is one record: the service's takes its place. */
export const replaceRecord = <C extends Collection>(
  collection: C,
  fetch: (signal: AbortSignal) => Promise<RecordOf<C>>,
): Refresh =>
  tracked(collection, async (signal) => {
    const value = await fetch(signal);
    await storeMeta(COLLECTION_RECORDS[collection], value, Date.now());
  });

/** The refresh of a collection with a table of its name: the service's rows take the place of all. */
export const replaceRows = <C extends RowCollection>(
  collection: C,
  fetch: (signal: AbortSignal) => Promise<RowsOf<C>>,
): Refresh =>
  tracked(collection, async (signal) => {
    const rows = await fetch(signal);
    await writeTables([collection, 'meta'], async (db) => {
      const table: Table<unknown, number> = db.table(collection);
      await table.clear();
      await table.bulkPut([...rows]);
      await storeMeta(collection, true, Date.now());
    });
  });
