import { database } from '#src/data/db/database.ts';
import { loadEventState, loadNewest } from '#src/data/db/events.ts';
import type { StoredEvent } from '#src/domain/stored-event.ts';

export interface StoredInbox {
  /** Newest first. */
  readonly events: readonly StoredEvent[];
  readonly total: number;
  /** Those of the events' orders that are on this device. */
  readonly knownOrders: ReadonlySet<number>;
}

/** Loads the newest events and what they can lead to. */
export async function loadInbox(limit: number): Promise<StoredInbox> {
  const db = database();
  // New events are stored with this state: reading it makes a live query notice every one of them.
  const [stored] = await Promise.all([loadNewest(db, limit), loadEventState(db)]);
  const orders = stored.events.flatMap(({ operation }) => operation?.orderId ?? []);
  const known = await db.orders.where('id').anyOf(orders).primaryKeys();
  return { ...stored, knownOrders: new Set(known) };
}
