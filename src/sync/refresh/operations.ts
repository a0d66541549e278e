import {
  fetchOperations,
  fetchOperationsDictionary,
  type OperationsPage,
} from '#src/data/api/operations.ts';
import { database } from '#src/data/db/database.ts';
import { readEventState, storeLook } from '#src/data/db/events.ts';
import { readMeta, writeMeta } from '#src/data/db/meta.ts';
import { lookAtOperations } from '#src/domain/event-rules.ts';
import { orInMemory } from '../full-storage.ts';
import { track } from './track.ts';

/** Rows a page: small enough that writing one does not hold up a screen (design §11). */
const PAGE = 1000;
const FIRST_PAGE = 100;

async function storePage(page: OperationsPage, next: number | null): Promise<void> {
  const db = database();
  await db.transaction('rw', db.operations, db.events, db.meta, async () => {
    const at = Date.now();
    await storeLook(db, lookAtOperations(await readEventState(db), page.operations, at), at);
    await db.operations.bulkPut([...page.operations]);
    await writeMeta(db, 'operations', { next }, at);
  });
}

/**
 * Stores what is newer than the newest stored operation. Pages come newest first: written one by one, an
 * interruption would leave a gap behind the newest that nobody would ask for again.
 */
async function fetchNewer(afterId: number, next: number | null): Promise<void> {
  const pages: OperationsPage[] = [];
  let cursor: number | undefined;
  do {
    const page = await fetchOperations({ afterId, cursor, limit: PAGE });
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  for (const page of pages.reverse()) await storePage(page, next);
}

/** Goes on with older operations until all are here; a later start goes on where this one stopped. */
async function fetchOlder(from: number | null): Promise<void> {
  let cursor = from;
  while (cursor !== null) {
    const page = await fetchOperations({ cursor, limit: PAGE });
    cursor = page.nextCursor;
    await orInMemory(() => storePage(page, page.nextCursor));
  }
}

async function refreshNewest(): Promise<void> {
  const db = database();
  const [known, newest] = await Promise.all([
    readMeta(db, 'operations'),
    db.operations.orderBy('id').last(),
  ]);
  if (known) return fetchNewer(newest?.id ?? 0, known.value.next);
  const page = await fetchOperations({ limit: FIRST_PAGE });
  return storePage(page, page.nextCursor);
}

/** Refreshes the newest operations; the rest of a long history follows in the background (R7.8). */
export async function refreshOperations(): Promise<void> {
  await track('operations', refreshNewest);
  const known = await readMeta(database(), 'operations');
  await fetchOlder(known?.value.next ?? null);
}

/** Stores the dictionary of operation types (R7.9). */
export async function refreshOperationsDictionary(): Promise<void> {
  const dictionary = await fetchOperationsDictionary();
  await orInMemory(() => writeMeta(database(), 'operationsDictionary', dictionary, Date.now()));
}
