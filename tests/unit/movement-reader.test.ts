import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/database.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import { movementReader } from '#src/state/movements.ts';

const DAY = 86_400_000;
const LATEST = Date.parse('2026-11-01T09:00:00.000Z');

/** Stores operations with the ids from `from` to `to`, a day apart. */
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

test('[R2.14] a visit that finds nothing new draws nothing anew', async () => {
  await store(1, 700);
  const reader = movementReader();
  reader.read(-Infinity);
  await expect.poll(() => reader.shown.length).toBe(700);
  const { shown } = reader;
  const drawn = vi.fn();
  reader.subscribe(drawn);

  const asked = vi.spyOn(database().operations, 'where');
  reader.read(-Infinity);
  // Newer ones, and older ones in two steps.
  await expect.poll(() => asked.mock.calls.length).toBe(3);
  await database().operations.count();
  await database().operations.count();
  expect(drawn).not.toHaveBeenCalled();
  expect(reader.shown).toBe(shown);
});

test('[R2.14] the pages of a download are drawn together, none of them is lost', async () => {
  await store(2001, 2100);
  const reader = movementReader();
  reader.read(-Infinity);
  await expect.poll(() => reader.shown.length).toBe(100);
  const drawn = vi.fn();
  reader.subscribe(drawn);
  const begun = performance.now();

  for (let page = 0; page < 10; page += 1) {
    await store(2001 - (page + 1) * 100, 2000 - page * 100);
    const asked = vi.spyOn(database().operations, 'where');
    reader.read(-Infinity);
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThanOrEqual(3);
    await database().operations.count();
    asked.mockRestore();
  }
  await expect.poll(() => reader.shown.length).toBe(1100);
  // Once a second at most, and when the last of them is there.
  const seconds = Math.ceil((performance.now() - begun) / 1000);
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(Math.min(9, 2 + seconds));
  expect(reader.shown.map(({ id }) => id)).toEqual(
    Array.from({ length: 1100 }, (_, index) => 2100 - index),
  );
});
