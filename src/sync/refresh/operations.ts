import { fetchOperations, fetchOperationsDictionary } from '#src/data/api/programme/operations.ts';
import { database } from '#src/data/db/area/database.ts';
import { ifSameGeneration, loadGeneration } from '#src/data/db/area/generation.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { loadEventState, storeEvents } from '#src/data/db/events.ts';
import { isOlderThan, loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { detectOperationEvents } from '#src/domain/events/event-rules.ts';
import {
  isOperation,
  typeOf,
  withTypes,
  type OperationInfo,
} from '#src/domain/operations/operation.ts';
import type { RequestMode } from '../requests/list-requests.ts';
import { tracked } from './track.ts';

type Page = Awaited<ReturnType<typeof fetchOperations>>;

/** Rows a page: small enough that writing a page does not block the screen. */
const PAGE = 1000;
const FIRST_PAGE = 100;
const DICTIONARY_AGE_MS = 86_400_000;

/** @param begun the generation from whose operations the page continues */
const storePage = (page: Page, next: number | null, begun: string | undefined): Promise<void> =>
  writeTables(['operations', 'events', 'meta'], async (db) =>
    ifSameGeneration(db, begun, async () => {
      const at = Date.now();
      const dictionary = (await loadMeta(db, 'operationsDictionary'))?.value ?? [];
      const operations = withTypes(page.operations, dictionary);
      await storeEvents(db, detectOperationEvents(await loadEventState(db), operations, at), at);
      await db.operations.bulkPut(operations);
      await storeMeta('operations', { next }, at);
    }),
  );

/**
 * Stores the operations after the newest stored one. Pages come newest first: if they were written one
 * by one, an interruption would leave a gap that is never filled.
 */
async function fetchNewer(
  afterId: number,
  next: number | null,
  begun: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const pages: Page[] = [];
  let cursor: number | undefined;
  do {
    const page = await fetchOperations({ afterId, cursor, limit: PAGE }, signal);
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  for (const page of pages.reverse()) await storePage(page, next, begun);
}

/** Downloads older operations until all are stored; a later start continues from the stored cursor. */
async function fetchOlder(from: number | null, begun: string | undefined): Promise<void> {
  let cursor = from;
  while (cursor !== null) {
    const page = await fetchOperations({ cursor, limit: PAGE });
    cursor = page.nextCursor;
    await storePage(page, page.nextCursor, begun);
  }
}

const refreshNewest = tracked('operations', async (signal) => {
  const db = database();
  const [begun, known, newest] = await Promise.all([
    loadGeneration(db),
    loadMeta(db, 'operations'),
    db.operations.orderBy('id').reverse().limit(FIRST_PAGE).toArray(),
  ]);
  // A damaged row is never among the newer ones: all are downloaded again.
  if (known && newest.every(isOperation))
    return fetchNewer(newest[0]?.id ?? 0, known.value.next, begun, signal);
  const page = await fetchOperations({ limit: FIRST_PAGE }, signal);
  return storePage(page, page.nextCursor, begun);
});

/** Refreshes the newest operations; the rest of a long history follows in the background (R7.8). */
export async function refreshOperations(mode?: RequestMode): Promise<void> {
  await refreshNewest(mode);
  const db = database();
  const [begun, known] = await Promise.all([loadGeneration(db), loadMeta(db, 'operations')]);
  await fetchOlder(known?.value.next ?? null, begun);
}

/** Stores the dictionary; a new one gives the stored operations the types that it has for their ids. */
const storeDictionary = (dictionary: readonly OperationInfo[]): Promise<void> =>
  writeTables(['operations', 'meta'], async (db) => {
    const known = await loadMeta(db, 'operationsDictionary');
    await storeMeta('operationsDictionary', dictionary, Date.now());
    if (JSON.stringify(known?.value) === JSON.stringify(dictionary)) return;
    const others = await db.operations
      .filter((one) => typeOf(one, dictionary) !== one.type)
      .toArray();
    await db.operations.bulkPut(withTypes(others, dictionary));
  });

/** Refreshes the dictionary of operation types, once a day (R7.9, R9.5). */
export async function refreshOperationsDictionary(): Promise<void> {
  if (!(await isOlderThan(database(), 'operationsDictionary', DICTIONARY_AGE_MS))) return;
  const dictionary = await fetchOperationsDictionary();
  await storeDictionary(dictionary);
}
