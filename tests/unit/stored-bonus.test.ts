import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AreaDatabase } from '#src/data/db/area-database.ts';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import { storeAnnouncedBonus, loadWelcomeBonus } from '#src/data/db/welcome-bonus.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import type { Operation } from '#src/domain/operation.ts';
import { welcomeBonusToShow } from '#src/domain/welcome-bonus.ts';

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
/** Stores what a device has received; `next` is where older operations go on. */
async function receive(operations: readonly Operation[], next: number | null = null) {
  const db = database();
  await db.operations.clear();
  await db.operations.bulkPut([...operations]);
  await storeMeta(db, 'operations', { next }, NOW);
}
const waiting = async () => (await loadWelcomeBonus(database(), NOW))?.id ?? null;

beforeEach(async () => {
  await openDatabase(await databaseName('person-a'));
});
afterEach(async () => {
  closeDatabase();
  await wipeDatabases();
});

test('[R4.12] a bonus waits only once the operations of the 30 days are complete', async () => {
  expect(await waiting()).toBeNull();
  await receive([operation(5, 'WELCOME', 1)], 5);
  expect(await waiting()).toBeNull();
  await receive([operation(5, 'WELCOME', 1), operation(1, 'FRIEND', 31)], 1);
  expect(await waiting()).toBe(5);
  await receive([operation(5, 'WELCOME', 1)]);
  expect(await waiting()).toBe(5);
});

test('[R4.12] each bonus waits until it is announced, also in another tab', async () => {
  await receive([operation(5, 'WELCOME', 3)]);
  const other = new AreaDatabase(database().name);
  await storeAnnouncedBonus(other, 5);
  expect(await waiting()).toBeNull();
  await receive([operation(5, 'WELCOME', 3), operation(9, 'WELCOME', 1)]);
  expect(await waiting()).toBe(9);
  other.close();
});

test('[R4.12] the newest operation of each type decides as all operations would', async () => {
  const history = fc.array(
    fc.record({
      type: fc.constantFrom('WELCOME', 'CANCELLATION', 'PAYMENT', 'ACADEM_ORDER', 'FRIEND'),
      gap: fc.integer({ min: 0, max: 12 }),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(history, async (lines) => {
      let daysAgo = lines.reduce((sum, { gap }) => sum + gap, 0);
      const operations = lines.map(({ type, gap }, index) => {
        daysAgo -= gap;
        return operation(index + 1, type, daysAgo + 0.5);
      });
      await receive(operations);
      expect(await waiting()).toBe(welcomeBonusToShow(operations, NOW)?.id ?? null);
    }),
    { numRuns: 40 },
  );
});
