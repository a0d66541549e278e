import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { database, openDatabase } from '#src/data/db/database.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { followMember, member, unfollowMember } from '#src/state/member.ts';
import { storage } from '#src/state/storage.ts';
import { withMemoryFallback } from '#src/sync/storage/full-storage.ts';

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
const write = async (): Promise<void> => {
  if (storage.mode === 'device') throw new DOMException('no room', 'QuotaExceededError');
  await database().cards.put(other);
};

test('[R9.4] on a device without free storage the app continues in memory with the stored and the new data', async () => {
  await withMemoryFallback(write);
  expect(storage).toMatchObject({ mode: 'memory', epoch: 1 });
  expect(await database().cards.toArray()).toEqual([card, other]);
});

test('[R9.4] several rejected writes share one move to memory, and none is lost', async () => {
  await Promise.all([withMemoryFallback(write), withMemoryFallback(write)]);
  expect(storage.epoch).toBe(1);
  expect(await database().cards.count()).toBe(2);
});

test('[R9.4] other failures do not move the data', async () => {
  const unreachable = new ServiceError({ category: 'unreachable', call: 'GET /api/cards' });
  await expect(withMemoryFallback(() => Promise.reject(unreachable))).rejects.toBe(unreachable);
  expect(storage.mode).toBe('device');
});

test('[R9.4] the member on the screen stays when the data moves to memory', async () => {
  await followMember();
  expect(member.cards).toEqual([card]);
  await withMemoryFallback(write);
  await expect.poll(() => member.cards).toEqual([card, other]);
  await database().cards.delete(card.id);
  await expect.poll(() => member.cards).toEqual([other]);
});
