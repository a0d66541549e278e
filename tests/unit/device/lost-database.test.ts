import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import type { AreaDatabase } from '#src/data/db/area/area-database.ts';
import {
  closeDatabase,
  database,
  onDatabaseLost,
  openDatabase,
} from '#src/data/db/area/database.ts';
import { readRows, storeRows } from '#src/data/db/area/stored-rows.ts';
import { isWiping, wipeDatabases } from '#src/data/db/area/wipe.ts';
import { loadFormDraft, openFormDraft, storeFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { physicalCard } from '../../component/member/profile-fixtures.ts';

const NAME = 'area-lost';

afterEach(async () => {
  onDatabaseLost((lost) => lost.close());
  closeDatabase();
  await wipeDatabases();
});

/** The database, still open, that a cleaning tool is deleting. */
async function deleteUnderPage(): Promise<AreaDatabase> {
  const { promise, resolve } = Promise.withResolvers<AreaDatabase>();
  onDatabaseLost(resolve);
  indexedDB.deleteDatabase(NAME);
  return promise;
}

test('[R9.4] a database that something else deletes can be read until it is closed, and its rows stored again', async () => {
  await openDatabase(NAME);
  await database().cards.put(physicalCard);
  await storeFormDraft('invite', { lastName: 'Qdraft' });
  const lost = await deleteUnderPage();
  const rows = await readRows(lost);
  lost.close();
  await openDatabase(NAME);
  expect(await database().cards.count()).toBe(0);
  await storeRows(database(), rows);
  expect(await database().cards.toArray()).toEqual([physicalCard]);
  expect(await database().formDrafts.get('invite')).toMatchObject({
    values: { lastName: 'Qdraft' },
  });
});

test('[R9.4] [R9.10] the rows of a second tab add its drafts and replace nothing newer', async () => {
  await openDatabase(NAME);
  await database().cards.put(physicalCard);
  await storeFormDraft('invite', { lastName: 'old' });
  await storeFormDraft('ticket', { subject: 'kept' });
  const rows = await readRows(database());
  await database().cards.put({ ...physicalCard, status: 2 });
  await database().formDrafts.clear();
  await storeFormDraft('invite', { lastName: 'new' });
  await storeRows(database(), rows);
  expect(await database().cards.toArray()).toEqual([{ ...physicalCard, status: 2 }]);
  expect((await database().formDrafts.get('invite'))?.values).toEqual({ lastName: 'new' });
  expect((await database().formDrafts.get('ticket'))?.values).toEqual({ subject: 'kept' });
});

test('[R9.4] [R9.10] a draft replaces the copy of a tab that read the database before it was typed', async () => {
  await openDatabase(NAME);
  await openFormDraft('invite');
  const early = await readRows(database());
  await storeFormDraft('invite', { lastName: 'typed' });
  const late = await readRows(database());
  await database().formDrafts.clear();
  await storeRows(database(), early);
  // The form opens again before the other tab has stored what it read.
  await openFormDraft('invite');
  await storeRows(database(), late);
  await storeRows(database(), early);
  expect(await loadFormDraft('invite')).toEqual({ lastName: 'typed' });
});

test('[R9.4] a loss is reported once, also one before anything listens; closing the database is none', async () => {
  await openDatabase(NAME);
  database().close({ disableAutoOpen: false });
  const listener = vi.fn((lost: AreaDatabase) => lost.close());
  onDatabaseLost(listener);
  await waitUntil(() => listener.mock.calls.length > 0);
  database().close();
  await openDatabase(NAME);
  closeDatabase();
  await openDatabase(NAME);
  expect(listener).toHaveBeenCalledTimes(1);
});

/** The next read ends as WebKit's do after the process of its storage ended. */
function loseConnection(): void {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore) {
    const { transaction } = this as unknown as { transaction: FakeTransaction };
    return transaction._execRequestAsync({
      source: this,
      operation: () => {
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      },
    });
  });
}
interface FakeTransaction {
  _execRequestAsync: (request: { source: object; operation: () => unknown }) => IDBRequest;
}

test('[R9.4] a connection that dies without an event is a loss, and storage that stays broken is one a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await openDatabase(NAME);
  await database().cards.put(physicalCard);
  const listener = vi.fn((lost: AreaDatabase) => lost.close());
  onDatabaseLost(listener);
  const read = () => database().cards.get(physicalCard.id);
  try {
    loseConnection();
    await expect(read()).rejects.toThrow('server lost');
    await waitUntil(() => listener.mock.calls.length === 1);
    await openDatabase(NAME);
    expect(await read()).toEqual(physicalCard);
    loseConnection();
    await expect(read()).rejects.toThrow('server lost');
    expect(await read()).toEqual(physicalCard);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    loseConnection();
    await expect(read()).rejects.toThrow('server lost');
    await waitUntil(() => listener.mock.calls.length === 2);
  } finally {
    vi.useRealTimers();
  }
});

test('[R9.8] a browser without locks deletes the databases, too', async () => {
  vi.stubGlobal('navigator', {});
  await openDatabase(NAME);
  await wipeDatabases();
  expect(await Dexie.getDatabaseNames()).toEqual([]);
  expect(await isWiping()).toBe(false);
  vi.unstubAllGlobals();
});

test('[R9.8] a tab whose database the app itself deletes finds out before the deletion ends', async () => {
  await openDatabase(NAME);
  expect(await isWiping()).toBe(false);
  const results: boolean[] = [];
  onDatabaseLost((lost) => {
    void isWiping().then((isOwn) => {
      results.push(isOwn);
      lost.close();
    });
  });
  await wipeDatabases('area-other');
  expect(results).toEqual([true]);
  expect(await Dexie.getDatabaseNames()).toEqual([]);
  await waitUntil(async () => !(await isWiping()));
});
