import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { database, isInMemory, openDatabase } from '#src/data/db/area/database.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { followMember, member, unfollowMember } from '#src/state/member/member.ts';
import { storage } from '#src/state/session/storage.ts';

const card = { id: 1, typeId: 2, status: 1, cardNumber: '0001', cardHash: 'abc' };
const other = { ...card, id: 2 };

let visits = 0;
beforeEach(async () => {
  visits += 1;
  await openDatabase(`area-full-${visits}`);
  Object.assign(storage, { mode: 'device', epoch: 0 });
  await database().cards.put(card);
});

afterEach(unfollowMember);

/** Simulates a device without free storage: rejects writes to it, accepts them in memory. */
const write = (): Promise<unknown> =>
  writeTables(['cards'], async (db) => {
    if (!isInMemory(db)) throw new DOMException('no room', 'QuotaExceededError');
    await db.cards.put(other);
  });

test('[R9.4] on a device without free storage the app continues in memory with the stored and the new data', async () => {
  await write();
  expect(storage).toMatchObject({ mode: 'memory', epoch: 1 });
  expect(await database().cards.toArray()).toEqual([card, other]);
});

test('[R9.4] several rejected writes share one move to memory, and none is lost', async () => {
  await Promise.all([write(), write()]);
  expect(storage.epoch).toBe(1);
  expect(await database().cards.count()).toBe(2);
});

test('[R9.4] other failures do not move the data, and nothing of their task is stored', async () => {
  const failure = new Error('a bug');
  const task = writeTables(['cards'], async (db) => {
    await db.cards.put(other);
    throw failure;
  });
  await expect(task).rejects.toBe(failure);
  expect(storage.mode).toBe('device');
  expect(await database().cards.toArray()).toEqual([card]);
});

test('[R9.4] a write inside another one is undone with it, and repeated with it in memory', async () => {
  await writeTables(['cards', 'meta'], async (db) => {
    await writeTables(['meta'], () => storeMeta('cards', true, 1));
    if (!isInMemory(db)) throw new DOMException('no room', 'QuotaExceededError');
    await db.cards.put(other);
  });
  expect(storage).toMatchObject({ mode: 'memory', epoch: 1 });
  expect(await loadMeta(database(), 'cards')).toMatchObject({ updatedAt: 1 });
});

test('[R9.4] the member on the screen stays when the data moves to memory', async () => {
  await followMember();
  expect(member.cards).toEqual([card]);
  await write();
  await expect.poll(() => member.cards).toEqual([card, other]);
  await database().cards.delete(card.id);
  await expect.poll(() => member.cards).toEqual([other]);
});
