import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { countUnread, takeUnseen } from '#src/data/db/events.ts';
import { refreshCards } from '#src/sync/refresh/cards.ts';
import { refreshOperations } from '#src/sync/refresh/operations.ts';

const service = vi.hoisted(() => ({ cards: [] as object[], ids: [] as number[] }));
vi.mock('#src/data/api/member/cards.ts', () => ({
  fetchCards: () => Promise.resolve(service.cards),
}));
vi.mock('#src/data/api/programme/operations.ts', () => ({
  fetchOperations: ({ afterId = 0 }: { afterId?: number }) =>
    Promise.resolve({
      operations: service.ids
        .filter((id) => id > afterId)
        .map((id) => ({ id, operationId: 1, type: 'FRIEND', amount: 5, date: '', comment: '' }))
        .toReversed(),
      nextCursor: null,
    }),
}));

const virtual = { id: 1, typeId: 1, status: 1, cardNumber: '1', cardHash: 'a' };
const physical = { id: 2, typeId: 2, status: 1, cardNumber: '2', cardHash: 'b' };
const keys = async () => (await database().events.toArray()).map(({ key }) => key);

beforeEach(async () => {
  Object.assign(service, { cards: [virtual], ids: [998, 999] });
  await openDatabase(await databaseName('person-a'));
  await Promise.all([refreshCards(), refreshOperations()]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeDatabase();
  await wipeDatabases();
});

test('[R4.7] the first refresh of a device stores no event', async () => {
  expect(await keys()).toEqual([]);
});

test('[R4.7] an event is stored once, however often the data is refreshed and the app opened', async () => {
  Object.assign(service, { cards: [virtual, physical], ids: [998, 999, 1000] });
  await Promise.all([refreshCards(), refreshOperations()]);
  await openDatabase(await databaseName('person-a'));
  await Promise.all([refreshCards(), refreshOperations()]);
  const events = await database().events.toArray();
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set([1, 2]));
  expect(events).toHaveLength(2);
  expect(await countUnread(database())).toBe(2);
  expect(await keys()).toContain('operation-1000');
});

test('[R4.7] data and its event are stored together or not at all, so that no event is lost', async () => {
  service.ids = [998, 999, 1000];
  vi.spyOn(database().operations, 'bulkPut').mockRejectedValueOnce(new Error('The tab dies'));
  await expect(refreshOperations()).rejects.toThrow('The tab dies');
  expect(await keys()).toEqual([]);
  await refreshOperations();
  expect(await keys()).toEqual(['operation-1000']);
});

test('[R4.7] of two tabs that refresh at the same time only one gets an event', async () => {
  service.ids = [998, 999, 1000, 1001];
  await refreshOperations();
  const { name } = database();
  vi.resetModules();
  const other = await import('#src/data/db/area/database.ts');
  const { takeUnseen: takeInOther } = await import('#src/data/db/events.ts');
  await other.openDatabase(name);
  const taken = await Promise.all([takeUnseen(), takeInOther()]);
  expect(taken.flat().map(({ key }) => key)).toEqual(['operation-1000', 'operation-1001']);
  expect(await takeInOther()).toEqual([]);
  other.closeDatabase();
});

test('[R4.7] only the newest two hundred events are kept', async () => {
  service.ids = Array.from({ length: 1300 }, (_, index) => index);
  await refreshOperations();
  expect(await takeUnseen()).toHaveLength(300);
  expect(await database().events.count()).toBe(200);
});
