import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, database, openDatabase } from '#src/data/db/area/database.ts';
import type { MetaRow } from '#src/data/db/area/records.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { loadMember } from '#src/data/db/member.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { isKnownMember } from '#src/domain/member/known-member.ts';
import { isUserInfo } from '#src/domain/member/member.ts';
import { hasShape, isText } from '#src/domain/shape.ts';
import { anna, physicalCard } from '../../component/member/profile-fixtures.ts';

beforeEach(() => openDatabase('area-shapes'));
afterEach(async () => {
  closeDatabase();
  await wipeDatabases();
});

/** Stores a record as a damaged device has it. */
const storeDamaged = (key: MetaRow['key'], value: unknown) =>
  database().meta.put({ key, value: value as MetaRow['value'], updatedAt: 1 });

test.each([
  ['no record', undefined],
  ['a number', 7],
  ['a name that is a number', { ...anna, firstName: 7 }],
  ['a missing field', { ...anna, phones: undefined }],
  ['phones of numbers', { ...anna, phones: [7] }],
  ['deals that are no list', { ...anna, deals: 'none' }],
  ['a deal without its stage', { ...anna, deals: [{ id: 1, docNum: null, partnerId: 1 }] }],
  ['an empty deal', { ...anna, deals: [null] }],
  ['a manager without a name', { ...anna, manager: { id: 1, phone: null, email: null } }],
])('[R9.4] %s is not shown as the member', async (_, value) => {
  expect(isUserInfo(value)).toBe(false);
  await storeDamaged('userInfo', value);
  expect(await loadMeta(database(), 'userInfo')).toBeUndefined();
});

test('[R9.4] [R9.2] a record with unknown values, and one with fields of a later build, are shown', () => {
  expect(isUserInfo({ ...anna, id: null, balance: null, manager: null, deals: [] })).toBe(true);
  expect(isUserInfo({ ...anna, later: { any: [] } })).toBe(true);
});

test('[R9.4] a damaged card is left out, and the app does not claim that there is no card', async () => {
  await storeMeta('cards', true, 1);
  await database().cards.bulkPut([
    physicalCard,
    { ...physicalCard, id: 2, cardNumber: 7 as never },
  ]);
  expect(await loadMember()).toMatchObject({ cards: [physicalCard], cardsKnown: false });
});

test('[R9.2] a device whose record of the member is damaged still has something to show', async () => {
  expect((await loadMember()).isStored).toBe(false);
  await storeMeta('cards', true, 1);
  await storeDamaged('userInfo', 7);
  expect(await loadMember()).toMatchObject({ info: null, isStored: true });
});

test('[R9.4] a damaged place to continue from counts as none, so that the refresh starts again', async () => {
  await storeDamaged('operations', { next: 'later' });
  await storeDamaged('events', null);
  await storeDamaged('catalogue', {});
  for (const key of ['operations', 'events', 'catalogue'] as const)
    expect(await loadMeta(database(), key)).toBeUndefined();
});

test('[R9.4] only a whole record of a member opens a database', () => {
  const known = {
    sub: 'a',
    email: 'student@example.test',
    firstName: '',
    lastName: '',
    roles: [],
    databaseName: 'area-0',
  };
  expect(isKnownMember(known)).toBe(true);
  expect(isKnownMember({ ...known, databaseName: 'other' })).toBe(false);
  expect(isKnownMember({ ...known, sub: null })).toBe(false);
  expect(isKnownMember(null)).toBe(false);
});

test('[R9.4] a list is no record', () => {
  expect(hasShape({ name: isText })([])).toBe(false);
  expect(hasShape({ name: isText })({ name: '' })).toBe(true);
});
