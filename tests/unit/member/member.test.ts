import 'fake-indexeddb/auto';
import { snapshot } from 'valtio';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { followMember, member, memberAge, unfollowMember } from '#src/state/member/member.ts';
import { anna } from '../../component/member/profile-fixtures.ts';

const card = { id: 1, typeId: 2, status: 1, cardNumber: '0001', cardHash: 'abc' };

const refresh = (info: typeof anna, updatedAt: number) =>
  database().transaction('rw', database().meta, database().cards, async () => {
    await storeMeta('userInfo', structuredClone(info), updatedAt);
    await storeMeta('cards', true, updatedAt);
    await database().cards.put({ ...card });
  });

beforeEach(async () => {
  await openDatabase('area-member');
  await refresh(anna, 1000);
  await followMember();
});

afterEach(async () => {
  unfollowMember();
  await database().delete();
});

test('[R4.17] a refresh without changes keeps the same member object, so that nothing renders again; the update time changes', async () => {
  const before = snapshot(member);
  await refresh(anna, 2000);
  await expect.poll(() => memberAge.updatedAt).toBe(2000);
  expect(snapshot(member)).toBe(before);
});

test('[R4.17] only changed parts are replaced', async () => {
  const before = snapshot(member);
  await refresh({ ...anna, balance: 12_481 }, 2000);
  await expect.poll(() => member.info?.balance).toBe(12_481);
  expect(snapshot(member).cards).toBe(before.cards);
  expect(memberAge.updatedAt).toBe(2000);
});

test('[R9.8] no data remains of a removed member', () => {
  unfollowMember();
  expect(member).toEqual({
    status: 'loading',
    info: null,
    cards: [],
    cardsKnown: false,
    client: undefined,
    emailChange: null,
  });
  expect(memberAge.updatedAt).toBeNull();
});
