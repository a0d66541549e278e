import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AreaDatabase } from '#src/data/db/area/area-database.ts';
import { closeDatabase, database, databaseName, openDatabase } from '#src/data/db/area/database.ts';
import { declareVersions } from '#src/data/db/area/versions.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { countUnread, loadNewest, markRead, takeUnseen } from '#src/data/db/events.ts';
import { followQuery } from '#src/data/db/follow-query.ts';
import type { StoredEvent } from '#src/domain/events/stored-event.ts';
import { loadInbox } from '#src/features/inbox/stored-inbox.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const event = (id: number): StoredEvent => ({
  key: `operation-${id}`,
  type: 2,
  operation: { id, type: 'FRIEND', amount: 5 },
  at: id * 1000,
  isSeen: false,
  unread: 1,
});
const name = await databaseName('person-a');

beforeEach(async () => {
  await openDatabase(name);
});
afterEach(async () => {
  closeDatabase();
  await wipeDatabases();
});

test('[R4.7] [R9.4] events of an earlier version of the app stay and count as read', async () => {
  closeDatabase();
  await wipeDatabases();
  const earlier = new Dexie(name);
  declareVersions(earlier, 3);
  const { unread: _, ...row } = event(1);
  await earlier.table('events').put(row);
  earlier.close();

  expect(await openDatabase(name)).toBe('device');
  expect(await countUnread(database())).toBe(0);
  await database().events.put(event(2));
  expect(await countUnread(database())).toBe(1);
  expect((await loadNewest(database(), 10)).events.map(({ key }) => key)).toEqual([
    'operation-2',
    'operation-1',
  ]);
});

test('[R4.7] a toast leaves an event unread; what was seen in the inbox is read, after a restart too', async () => {
  await database().events.bulkPut([event(1), event(2), event(3)]);
  expect(await takeUnseen()).toHaveLength(3);
  expect(await countUnread(database())).toBe(3);
  await markRead(['operation-1', 'operation-3']);
  await openDatabase(name);
  expect(await countUnread(database())).toBe(1);
  expect((await database().events.get('operation-3'))?.isSeen).toBe(true);
});

test('[R4.7] the count follows what another tab stores and reads', async () => {
  const counts: number[] = [];
  const stop = followQuery(
    () => countUnread(database()),
    (count) => counts.push(count),
  );
  const other = new AreaDatabase(name);
  await waitUntil(() => counts.at(-1) === 0);
  await other.events.bulkPut([event(1), event(2)]);
  await waitUntil(() => counts.at(-1) === 2);
  const { unread: _, ...read } = event(1);
  await other.events.put(read);
  await waitUntil(() => counts.at(-1) === 1);
  stop();
  other.close();
});

test('[R4.7] the inbox shows the newest events first, a part at a time, and knows which orders are on the device', async () => {
  const withOrder = { ...event(30), operation: { id: 30, type: 'ORDER', amount: -5, orderId: 9 } };
  await database().events.bulkPut([...Array.from({ length: 29 }, (_, id) => event(id)), withOrder]);
  expect((await loadInbox(20)).knownOrders.size).toBe(0);
  await database().orders.put({ id: 9 } as never);
  const { events, total, knownOrders } = await loadInbox(20);
  expect(events.map(({ at }) => at)).toEqual(
    [30, ...Array.from({ length: 19 }, (_, index) => 28 - index)].map((id) => id * 1000),
  );
  expect([total, knownOrders.has(9)]).toEqual([30, true]);
});
