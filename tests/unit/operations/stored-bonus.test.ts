import { afterEach, beforeEach, expect, test } from 'vitest';
import { AreaDatabase } from '#src/data/db/area/area-database.ts';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { loadNewBonus } from '#src/data/db/welcome-bonus.ts';
import type { Operation } from '#src/domain/operations/operation.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const operation = (id: number, type: string, daysAgo: number): Operation => ({
  id,
  operationId: 1,
  type,
  amount: 250,
  date: new Date(NOW - daysAgo * DAY_MS).toISOString(),
  comment: '',
});
/** Stores what a device has received. */
async function receive(operations: readonly Operation[]) {
  await database().operations.clear();
  await database().operations.bulkPut([...operations]);
}
const waiting = async () => (await loadNewBonus(database(), NOW))?.id ?? null;

beforeEach(async () => {
  await openDatabase(await databaseName('person-a'));
});
afterEach(async () => {
  closeDatabase();
  await wipeDatabases();
});

test('[R4.12] a bonus waits while it is of the last 30 days', async () => {
  expect(await waiting()).toBeNull();
  await receive([operation(1, 'FRIEND', 1), operation(5, 'WELCOME', 31)]);
  expect(await waiting()).toBeNull();
  await receive([operation(5, 'WELCOME', 30), operation(6, 'FRIEND', 1)]);
  expect(await waiting()).toBe(5);
});

test('[R4.12] each bonus waits until it is announced, also in another tab', async () => {
  await receive([operation(5, 'WELCOME', 3)]);
  const other = new AreaDatabase(database().name);
  await other.meta.put({ key: 'welcomeBonus', value: 5, updatedAt: Date.now() });
  expect(await waiting()).toBeNull();
  await receive([operation(5, 'WELCOME', 3), operation(9, 'WELCOME', 1)]);
  expect(await waiting()).toBe(9);
  other.close();
});
