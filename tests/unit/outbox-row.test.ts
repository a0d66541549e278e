import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeDatabase,
  database,
  databaseName,
  moveToMemory,
  openDatabase,
} from '#src/data/db/database.ts';
import {
  deleteIntent,
  loadIntent,
  loadLiveIntents,
  loadUnacknowledgedIntents,
  storeIntent,
  storeIntentEvent,
} from '#src/data/db/purchase-intents.ts';
import { VERSIONS } from '#src/data/db/versions.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';

const body = { cardId: 1, comment: '', date: '2026-03-10T12:00:00Z', description: '', prodId: 7 };
/** A row of a purchase that was sent and got no response. */
const unknown = {
  requestId: 'sent',
  kind: 'order',
  state: 'unknown',
  subject: 'anna',
  body,
  confirmedAmount: 100,
  createdAt: 1,
  sentAt: 2,
  attempts: 1,
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

let name = '';
beforeEach(async () => {
  name = await databaseName('anna');
});
afterEach(async () => {
  closeDatabase();
  await wipeDatabases();
});

/** The database as an earlier build of the app opens it, without the conversion of rows. */
async function openEarlierBuild(): Promise<Dexie> {
  const db = new Dexie(name);
  for (const [index, stores] of VERSIONS.entries()) {
    db.version(index + 1).stores(stores);
  }
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: true });
    return false;
  });
  await db.open();
  return db;
}

async function writeInEarlierBuild(...rows: readonly object[]): Promise<void> {
  const db = await openEarlierBuild();
  await db.table('outbox').bulkPut(rows);
  db.close();
}

/** The row as it is stored. */
async function storedRow(requestId: string): Promise<unknown> {
  const db = await openEarlierBuild();
  const row: unknown = await db.table('outbox').get(requestId);
  db.close();
  return row;
}

test('[R9.9] [R9.4] a purchase that an earlier build left without a response is unconfirmed', async () => {
  await writeInEarlierBuild(unknown, refused);
  expect(await openDatabase(name)).toBe('device');
  const expected = {
    requestId: 'sent',
    kind: 'order',
    state: 'unconfirmed',
    subject: 'anna',
    body,
    confirmedPrice: 100,
    createdAt: 1,
    sentAt: 2,
    attempts: 1,
    orderId: null,
    rejection: null,
    isAcknowledged: false,
  };
  expect(await loadLiveIntents('anna')).toEqual([expected]);
});

test('[R9.9] an unconfirmed purchase of an earlier build is neither deleted nor bought a second time', async () => {
  await writeInEarlierBuild(unknown);
  await openDatabase(name);
  await deleteIntent('sent');
  const values = { subject: 'anna', body, confirmedPrice: 90, state: 'sending', at: 9 } as const;
  expect((await storeIntent(values)).requestId).toBe('sent');
  expect(await database().outbox.count()).toBe(1);
});

test('[R9.9] [R8.2] a rejection keeps its error code, text and values, and its acknowledgement', async () => {
  await writeInEarlierBuild(refused);
  await openDatabase(name);
  expect(await loadIntent('refused')).toMatchObject({
    state: 'rejected',
    rejection: { errorCode: 'OUT_OF_STOCK', text: 'Нет', details: { stock: 0 } },
    isAcknowledged: true,
  });
  expect(await loadUnacknowledgedIntents()).toEqual([]);
});

test.for(['draft', 'sending', 'placed'])(
  '[R9.9] the state %s and the confirmed price are read as they were stored',
  async (state) => {
    await writeInEarlierBuild({ ...unknown, state });
    await openDatabase(name);
    expect(await loadIntent('sent')).toMatchObject({ state, confirmedPrice: 100 });
  },
);

test('[R9.9] an earlier build that a rollback brings back recognises an unconfirmed purchase and its price', async () => {
  await openDatabase(name);
  const values = { subject: 'anna', body, confirmedPrice: 100, state: 'sending', at: 1 } as const;
  const { requestId } = await storeIntent(values);
  await storeIntentEvent(requestId, { type: 'responseLost', failure: null });
  closeDatabase();
  expect(await storedRow(requestId)).toMatchObject({
    state: 'unknown',
    confirmedAmount: 100,
    refusal: null,
    isTold: false,
  });
});

test('[R9.9] [R8.2] a rejection is stored for an earlier build too, and read as it was', async () => {
  await openDatabase(name);
  const values = { subject: 'anna', body, confirmedPrice: 100, state: 'sending', at: 1 } as const;
  const { requestId } = await storeIntent(values);
  const rejection = { errorCode: 'OUT_OF_STOCK', text: 'Нет', details: { stock: 0 } };
  await storeIntentEvent(requestId, { type: 'rejected', rejection });
  expect(await loadIntent(requestId)).toMatchObject({ state: 'rejected', rejection });
  closeDatabase();
  expect(await storedRow(requestId)).toMatchObject({ state: 'refused', refusal: refused.refusal });
});

test('[R9.9] a row that an earlier build changes is read with its change', async () => {
  await openDatabase(name);
  const values = { subject: 'anna', body, confirmedPrice: 100, state: 'sending', at: 1 } as const;
  const { requestId } = await storeIntent(values);
  closeDatabase();
  await writeInEarlierBuild({ ...refused, requestId });
  await openDatabase(name);
  expect(await loadIntent(requestId)).toMatchObject({
    state: 'rejected',
    rejection: { errorCode: 'OUT_OF_STOCK' },
    isAcknowledged: true,
  });
});

test.for(['draft', 'sending', 'unknown', 'placed', 'refused'])(
  '[R9.4] [R9.9] a purchase in the stored state %s is the same after all data moved to memory',
  async (state) => {
    await writeInEarlierBuild({ ...refused, state });
    await openDatabase(name);
    const before = await loadIntent('refused');
    await moveToMemory();
    expect(await loadIntent('refused')).toEqual(before);
    expect(before?.confirmedPrice).toBe(100);
  },
);
