import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { declareVersions } from '#src/data/db/area/versions.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { loadPost, loadPosts, storePost } from '#src/data/db/outbox/posts.ts';

const body = { cardId: 1, comment: '', date: '2026-03-10T12:00:00Z', description: '', prodId: 7 };
/** A row of a purchase that was sent and got no response. */
const unknown = {
  requestId: 'sent',
  kind: 'order',
  state: 'unknown',
  subject: 'anna',
  body,
  confirmedAmount: 100,
  confirmedAt: 3,
  createdAt: 1,
  sentAt: 2,
  attempts: 1,
  undecided: { status: 502, count: 2 },
  orderId: null,
  refusal: null,
  isTold: false,
};
const refused = {
  ...unknown,
  requestId: 'refused',
  state: 'refused',
  body: { ...body, prodId: 8 },
  createdAt: 3,
  refusal: { code: 'OUT_OF_STOCK', text: 'Нет', details: { stock: 0 } },
  isTold: true,
};
/** An address that waits in the table of posts. */
const address = {
  requestId: 'address',
  kind: 'address',
  subject: 'anna',
  body: { kind: 'delivery', address: 'Ленина, 1', comment: '', isDefault: false },
  state: 'waiting',
  createdAt: 2,
  sentAt: null,
  attempts: 0,
  refusal: null,
};

let name = '';
beforeEach(async () => {
  name = await databaseName('anna');
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeDatabase();
  await wipeDatabases();
});

/** Opens the database as a tab of an earlier build does. */
async function openEarlierBuild(): Promise<Dexie> {
  const db = new Dexie(name);
  declareVersions(db);
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  await db.open();
  return db;
}

async function writeInEarlierBuild(...rows: readonly object[]): Promise<void> {
  const db = await openEarlierBuild();
  await db.table('outbox').bulkPut(rows);
  await db.table('posts').put(address);
  db.close();
}

test.for([
  ['draft', 'draft'],
  ['sending', 'sending'],
  ['unknown', 'waiting'],
  ['placed', 'sent'],
  ['refused', 'refused'],
] as const)(
  '[R9.9] [R9.4] a purchase that an earlier build left as %s is the post %s, with all that was confirmed',
  async ([stored, state]) => {
    const orderId = stored === 'placed' ? 41 : null;
    await writeInEarlierBuild({ ...unknown, state: stored, orderId });
    expect(await openDatabase(name)).toBe('device');
    expect(await loadPosts('order')).toEqual([
      {
        requestId: 'sent',
        kind: 'order',
        state,
        subject: 'anna',
        body: { ...body, confirmedPrice: 100, confirmedAt: 3 },
        createdAt: 1,
        sentAt: 2,
        attempts: 1,
        undecided: { status: 502, count: 2 },
        orderId,
        refusal: null,
        isAcknowledged: false,
      },
    ]);
    expect(await loadPosts('address')).toEqual([address]);
  },
);

test('[R9.9] [R8.2] a rejection of an earlier build keeps its error code, text and values, and its acknowledgement', async () => {
  await writeInEarlierBuild(refused);
  await openDatabase(name);
  expect(await loadPost('refused')).toMatchObject({
    state: 'refused',
    refusal: { errorCode: 'OUT_OF_STOCK', text: 'Нет', details: { stock: 0 } },
    isAcknowledged: true,
  });
});

test('[R9.9] an unconfirmed purchase of an earlier build is not bought a second time', async () => {
  await writeInEarlierBuild(unknown);
  await openDatabase(name);
  const again = await storePost('order', { ...body, confirmedPrice: 90 }, 'anna', 'new');
  expect(again.requestId).toBe('sent');
  expect(await loadPosts('order')).toHaveLength(1);
});

test('[R9.9] a tab that runs an earlier build goes on, and what it stores later is moved at the next start', async () => {
  const earlier = await openEarlierBuild();
  await earlier.table('outbox').add({ ...unknown, state: 'sending' });
  await openDatabase(name);
  expect(await loadPosts('order')).toMatchObject([{ requestId: 'sent', state: 'sending' }]);
  // Its response finds nothing to change: this build looks the purchase up.
  expect(await earlier.table('outbox').update('sent', { state: 'placed' })).toBe(0);
  await earlier.table('outbox').add(refused);
  earlier.close();
  await openDatabase(name);
  expect((await loadPosts('order')).map(({ requestId }) => requestId)).toEqual(['sent', 'refused']);
  expect(await database().outbox.count()).toBe(0);
});

test('[R9.9] [R9.4] a purchase that cannot be moved stays for the next start', async () => {
  await writeInEarlierBuild(unknown);
  const full = new DOMException('no room', 'QuotaExceededError');
  vi.spyOn(Dexie.prototype, 'transaction').mockReturnValueOnce(Dexie.Promise.reject(full));
  expect(await openDatabase(name)).toBe('device');
  expect(await loadPosts('order')).toEqual([]);
  await openDatabase(name);
  expect(await loadPosts('order')).toHaveLength(1);
});
