import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import {
  followGeneration,
  ifSameGeneration,
  loadGeneration,
} from '#src/data/db/area/generation.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';

beforeEach(async () => {
  await openDatabase(await databaseName('person-a'));
  const db = database();
  await db.lessons.put({ id: 1 } as never);
  await db.formDrafts.put({
    key: 'support',
    values: { text: 'Где заказ?' },
    updatedAt: 1,
  });
  await db.posts.put({ requestId: 'waiting', kind: 'ticket', createdAt: 1 } as never);
  await storeMeta('operations', { next: 5 }, 1);
  await storeMeta('welcomeBonus', 7, 1);
});
afterEach(async () => {
  closeDatabase();
  await wipeDatabases();
});

const copies = async () => {
  const db = database();
  const cursor = await loadMeta(db, 'operations');
  return { lessons: await db.lessons.count(), isContinued: cursor !== undefined };
};
const ALL = { lessons: 1, isContinued: true };

test('[R9.14] a device without a mark takes the first one, and keeps what it has', async () => {
  expect(await followGeneration('first')).toBe(false);
  expect(await followGeneration('first')).toBe(false);
  expect(await copies()).toEqual(ALL);
});

test('[R9.14] another mark takes the copies and their cursors, not what was typed, sent or announced', async () => {
  await followGeneration('first');
  expect(await followGeneration('restored')).toBe(true);
  expect(await copies()).toEqual({ lessons: 0, isContinued: false });
  expect(await database().formDrafts.count()).toBe(1);
  expect(await database().posts.count()).toBe(1);
  expect((await loadMeta(database(), 'welcomeBonus'))?.value).toBe(7);
});

test('[R9.14] a refresh of another tab that continued from the copies stores nothing after they are gone', async () => {
  const db = database();
  await followGeneration('first');
  const begun = await loadGeneration(db);
  const store = () => storeMeta('operations', { next: null }, 2);
  await ifSameGeneration(db, begun, store);
  expect((await loadMeta(db, 'operations'))?.value.next).toBe(null);
  await followGeneration('restored');
  await ifSameGeneration(db, begun, store);
  expect(await loadMeta(db, 'operations')).toBeUndefined();
});
