import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { operationReader } from '#src/data/db/operation-reader.ts';

const DAY = 86_400_000;
const LATEST = Date.parse('2026-11-01T09:00:00.000Z');

/** Stores operations with ids from `from` to `to`, one per day. */
async function store(from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from + 1 }, (_, index) => ({
    id: from + index,
    operationId: 1,
    type: 'FRIEND',
    amount: 10,
    date: new Date(LATEST - (5000 - from - index) * DAY).toISOString(),
    comment: '',
  }));
  await database().operations.bulkPut(rows);
}

beforeEach(async () => {
  await openDatabase(await databaseName('person-a'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeDatabase();
  await wipeDatabases();
});

test('[R2.14] a refresh without changes causes no render', async () => {
  await store(1, 700);
  const reader = operationReader();
  reader.read(-Infinity);
  await expect.poll(() => reader.shown.length).toBe(700);
  const { shown } = reader;
  const drawn = vi.fn();
  reader.subscribe(drawn);

  const where = vi.spyOn(database().operations, 'where');
  reader.read(-Infinity);
  // Newer ones, and older ones in two steps.
  await expect.poll(() => where.mock.calls.length).toBe(3);
  await database().operations.count();
  await database().operations.count();
  expect(drawn).not.toHaveBeenCalled();
  expect(reader.shown).toBe(shown);
});

test('[R2.14] the pages of a download are rendered together, and none is lost', async () => {
  await store(2001, 2100);
  const reader = operationReader();
  reader.read(-Infinity);
  await expect.poll(() => reader.shown.length).toBe(100);
  const drawn = vi.fn();
  reader.subscribe(drawn);
  const begun = performance.now();

  for (let page = 0; page < 10; page += 1) {
    await store(2001 - (page + 1) * 100, 2000 - page * 100);
    const where = vi.spyOn(database().operations, 'where');
    reader.read(-Infinity);
    await expect.poll(() => where.mock.calls.length).toBeGreaterThanOrEqual(3);
    await database().operations.count();
    where.mockRestore();
  }
  await expect.poll(() => reader.shown.length).toBe(1100);
  // At most one render a second, and one after the last page.
  const seconds = Math.ceil((performance.now() - begun) / 1000);
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(Math.min(9, 2 + seconds));
  expect(reader.shown.map(({ id }) => id)).toEqual(
    Array.from({ length: 1100 }, (_, index) => 2100 - index),
  );
});

test('[R1.8] [R2.14] a comment has its languages where the service made it; equal Russian texts are not taken for each other', async () => {
  await store(1, 3);
  const localComment = { ru: 'Премия', uz: 'Mukofot' };
  await database().operations.update(1, { comment: 'Премия', localComment });
  await database().operations.update(2, { comment: 'Премия' });
  await database().operations.update(3, { comment: 'Премия', localComment });
  const reader = operationReader();
  reader.read(-Infinity);
  await expect.poll(() => reader.shown.length).toBe(3);
  expect(reader.shown.map(({ comment }) => comment)).toEqual([
    localComment,
    'Премия',
    localComment,
  ]);
});

test('[R9.14] [R2.14] operations that a restore has undone leave the open history', async () => {
  await store(1, 20);
  const reader = operationReader();
  reader.read(-Infinity);
  await expect.poll(() => reader.shown.length).toBe(20);
  await database().operations.clear();
  await store(1, 15);
  await store(2001, 2005);
  reader.read(-Infinity);
  await expect.poll(() => reader.shown[0]?.id).toBe(2005);
  expect(reader.shown.map(({ id }) => id)).not.toContain(20);
});
