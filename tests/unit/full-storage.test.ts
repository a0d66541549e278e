import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { database, openDatabase } from '#src/data/db/database.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { followMember, member, unfollowMember } from '#src/state/member.ts';
import { storage } from '#src/state/storage.ts';
import { orInMemory } from '#src/sync/full-storage.ts';

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

/** Writes as a device without room does: refused on it, taken in memory. */
const write = async (): Promise<void> => {
  if (storage.mode === 'device') throw new DOMException('no room', 'QuotaExceededError');
  await database().cards.put(other);
};

test('[R9.4] a device without room goes on in memory with what was stored and what is new', async () => {
  await orInMemory(write);
  expect(storage).toMatchObject({ mode: 'memory', epoch: 1 });
  expect(await database().cards.toArray()).toEqual([card, other]);
});

test('[R9.4] writes that are refused together share one move, and none is lost', async () => {
  await Promise.all([orInMemory(write), orInMemory(write)]);
  expect(storage.epoch).toBe(1);
  expect(await database().cards.count()).toBe(2);
});

test('[R9.4] another failure moves nothing', async () => {
  const away = new ServiceError({ category: 'unreachable', call: 'GET /api/cards' });
  await expect(orInMemory(() => Promise.reject(away))).rejects.toBe(away);
  expect(storage.mode).toBe('device');
});

test('[R9.4] the member on the screen follows the data into memory', async () => {
  await followMember();
  expect(member.cards).toEqual([card]);
  await orInMemory(write);
  await expect.poll(() => member.cards).toEqual([card, other]);
  await database().cards.delete(card.id);
  await expect.poll(() => member.cards).toEqual([other]);
});
