import { INITIAL_EVENT_STATE, type EventState } from '#src/domain/events/event-rules.ts';
import type { StoredEvent } from '#src/domain/events/stored-event.ts';
import type { AreaDatabase } from './area/area-database.ts';
import { writeTables } from './area/write-tables.ts';
import { loadMeta } from './meta.ts';
import { storeMeta } from './store-meta.ts';
import type { OrderNames } from './use-order-names.ts';

/** Number of events that are kept, the newest ones. */
export const KEPT_EVENTS = 200;

export async function loadEventState(db: AreaDatabase): Promise<EventState> {
  return (await loadMeta(db, 'events'))?.value ?? INITIAL_EVENT_STATE;
}

/** Stores new events with the state of the event rules. Call it inside the transaction of the data. */
export async function storeEvents(
  db: AreaDatabase,
  update: { readonly events: readonly StoredEvent[]; readonly state: EventState },
  at: number,
): Promise<void> {
  await db.events.bulkPut([...update.events]);
  await storeMeta('events', update.state, at);
}

/**
 * Stores events that this device does not have yet: a response that arrives late must not make an event
 * unread again. Call it inside the transaction of the data.
 */
export async function addEvents(
  db: AreaDatabase,
  events: readonly StoredEvent[],
  at: number,
): Promise<void> {
  const known = await db.events.bulkGet(events.map(({ key }) => key));
  const fresh = events.filter((_, index) => known[index] === undefined);
  if (fresh.length > 0)
    await storeEvents(db, { events: fresh, state: await loadEventState(db) }, at);
}

/** Number of events whose toast was not shown yet. */
export const countUnseen = (db: AreaDatabase): Promise<number> =>
  db.events.filter(({ isSeen }) => !isSeen).count();

/** Takes the unseen events, oldest first, and marks them seen: each event goes to one tab only (R4.7). */
export const takeUnseen = (): Promise<readonly StoredEvent[]> =>
  writeTables(['events'], async (db) => {
    const unseen = await db.events
      .orderBy('at')
      .filter(({ isSeen }) => !isSeen)
      .toArray();
    await db.events.bulkPut(unseen.map((event) => ({ ...event, isSeen: true })));
    const old = await db.events.orderBy('at').reverse().offset(KEPT_EVENTS).primaryKeys();
    await db.events.bulkDelete(old);
    return unseen;
  });

/** Number of events that the member has not seen in the inbox. */
export const countUnread = (db: AreaDatabase): Promise<number> =>
  db.events.where('unread').equals(1).count();

/** The newest events, newest first, and how many there are. */
export async function loadNewest(
  db: AreaDatabase,
  limit: number,
): Promise<{ readonly events: readonly StoredEvent[]; readonly total: number }> {
  const [events, total] = await Promise.all([
    db.events.orderBy('at').reverse().limit(limit).toArray(),
    db.events.count(),
  ]);
  return { events, total };
}

/** What those of the operations' orders are for that are on this device. */
export async function loadNamesOfOrders(
  db: AreaDatabase,
  events: readonly StoredEvent[],
): Promise<OrderNames> {
  const ids = events.flatMap(({ operation }) => operation?.orderId ?? []);
  const orders = await db.orders.where('id').anyOf(ids).toArray();
  return new Map(orders.map(({ id, productName }) => [id, productName]));
}

/** Marks events as read, for all tabs. */
export const markRead = (keys: readonly string[]): Promise<unknown> =>
  writeTables(['events'], (db) =>
    db.events
      .where('key')
      .anyOf([...keys])
      .modify((event: { unread?: 1 }) => {
        delete event.unread;
      }),
  );
