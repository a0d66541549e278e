import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import {
  closeDatabase,
  database,
  databaseName,
  moveToMemory,
  openDatabase,
} from '#src/data/db/area/database.ts';
import { takeOverHandOuts } from '#src/data/db/area/unsent-hand-outs.ts';
import { declareVersions } from '#src/data/db/area/versions.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';
import { waitingPost } from '#tests/support/device/waiting-post.ts';

const card = { id: 1, typeId: 2, status: 1, cardNumber: '0001', cardHash: 'abc' };

/** What was given at a desk. */
const HAND_OUT = {
  orderId: 7,
  productName: { ru: 'Рюкзак', uz: 'Ryukzak' },
  place: 1,
  doneAt: '2026-11-30T10:00:00.000Z',
  device: 'device',
};

afterEach(async () => {
  vi.restoreAllMocks();
  closeDatabase();
  await wipeDatabases();
});

test('[R9.4] stored data is available after the app is closed and opened again', async () => {
  const name = await databaseName('person-a');
  await openDatabase(name);
  await database().cards.put(card);
  closeDatabase();
  expect(await openDatabase(name)).toBe('device');
  expect(await database().cards.toArray()).toEqual([card]);
});

test('[R9.4] the database has a table for everything that must be available offline', async () => {
  await openDatabase(await databaseName('person-a'));
  const names = database().tables.map((table) => table.name);
  expect(names).toEqual(
    expect.arrayContaining([
      'meta',
      'cards',
      'orders',
      'operations',
      'events',
      'products',
      'invitations',
      'lessons',
      'outbox',
      'deliveryNotes',
      'posts',
      'formDrafts',
    ]),
  );
});

test('[R9.4] a device that refuses to open its storage gets a database in memory', async () => {
  const damaged = new Error('The storage is damaged');
  vi.spyOn(Dexie.prototype, 'open').mockReturnValueOnce(Dexie.Promise.reject(damaged));
  expect(await openDatabase(await databaseName('person-a'))).toBe('memory');
  await database().cards.put(card);
  expect(await database().cards.count()).toBe(1);
});

test('[R9.4] a database of a later app version opens and keeps its data', async () => {
  const name = await databaseName('person-a');
  const later = new Dexie(name);
  declareVersions(later);
  later.version(99).stores({ later: 'id' });
  await later.table('cards').put(card);
  later.close();
  expect(await openDatabase(name)).toBe('device');
  expect(await database().cards.toArray()).toEqual([card]);
});

test('[R9.8] the name of a database does not identify the person', async () => {
  const name = await databaseName('anna@example.test');
  expect(name).toMatch(/^area-[0-9a-f]{24}$/);
  expect(name).not.toBe(await databaseName('anna@example.test '));
});

test('[R9.8] wiping deletes the databases of all persons except one that is kept', async () => {
  const [a, b] = await Promise.all([databaseName('a'), databaseName('b')]);
  for (const name of [a, b]) {
    await openDatabase(name);
    await database().cards.put(card);
  }
  await wipeDatabases(b);
  expect(await Dexie.getDatabaseNames()).toEqual([b]);
  await wipeDatabases();
  expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('[R12.2] [R9.8] of a desk only the hand-outs that the service does not have outlive their person, until a colleague takes them over', async () => {
  const refusal = { errorCode: 'NOT_FOUND', text: 'Нет', field: null };
  const waits = waitingPost('handOut', HAND_OUT, { attempts: 2, state: 'refused', refusal });
  await openDatabase(await databaseName('a'));
  await database().cards.put(card);
  await database().posts.bulkAdd([
    waits,
    waitingPost('handOut', { ...HAND_OUT, orderId: 8 }, { state: 'sent' }),
    waitingPost('lessonProgress', { lessonId: 3, done: true }),
  ]);
  await wipeDatabases();
  const kept = new Dexie('unsent-hand-outs');
  await kept.open();
  const row = { ...waits, subject: '', state: 'waiting', refusal: null, undecided: undefined };
  expect(await kept.table('posts').toArray()).toEqual([row]);
  kept.close();
  expect(await Dexie.getDatabaseNames()).toEqual(['unsent-hand-outs']);
  await openDatabase(await databaseName('b'));
  for (const time of ['once', 'again']) {
    await takeOverHandOuts('b');
    expect(await database().posts.toArray(), time).toEqual([{ ...row, subject: 'b' }]);
  }
  await database().posts.clear();
  await Dexie.delete('unsent-hand-outs');
});

test('[R12.2] [R9.8] where hand-outs cannot be kept elsewhere, they stay until the next start, and nothing else does', async () => {
  const waits = waitingPost('handOut', HAND_OUT);
  const name = await databaseName('a');
  await openDatabase(name);
  await database().cards.put(card);
  await database().posts.add(waits);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const deleted = vi.fn();
  await wipeDatabases(undefined, { begin: () => undefined, deleted });
  expect(deleted).not.toHaveBeenCalled();
  full.mockRestore();
  await openDatabase(name);
  expect(await database().cards.count()).toBe(0);
  expect(await database().posts.toArray()).toEqual([waits]);
  await database().posts.clear();
  await Dexie.delete('unsent-hand-outs');
});

test('[R9.4] when the device refuses to write, all stored data moves to memory', async () => {
  await openDatabase(await databaseName('person-a'));
  await database().cards.put(card);
  const onDevice = database();
  await Promise.all([moveToMemory(), moveToMemory()]);
  expect(database()).not.toBe(onDevice);
  expect(await database().cards.toArray()).toEqual([card]);
});

test('[R9.8] this tab does not recreate a database that another tab wipes', async () => {
  const name = await databaseName('person-a');
  await openDatabase(name);
  await database().cards.put(card);
  await Dexie.delete(name);
  await expect(database().cards.put(card)).rejects.toThrow(/closed/i);
  expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('[R2.15] [R9.4] products of an earlier version stay, as items without a family', async () => {
  const name = await databaseName('person-a');
  const earlier = new Dexie(name);
  declareVersions(earlier, 4);
  const { variantOf: _family, options: _options, ...row } = backpack;
  await earlier.table('products').put(row);
  earlier.close();
  expect(await openDatabase(name)).toBe('device');
  expect(await database().products.get(backpack.id)).toEqual(backpack);
  await database().products.put({ ...backpack, id: 7, variantOf: 7 });
  expect(await database().products.where('variantOf').equals(7).primaryKeys()).toEqual([7]);
});
