import { database } from '#src/data/db/area/database.ts';
import { loadEventState, loadNamesOfOrders, loadNewest } from '#src/data/db/events.ts';
import type { OrderNames } from '#src/data/db/use-order-names.ts';
import type { StoredEvent } from '#src/domain/events/stored-event.ts';

export interface StoredInbox {
  /** Newest first. */
  readonly events: readonly StoredEvent[];
  readonly total: number;
  /** Names of the operations' orders that are on this device, by order number. */
  readonly knownOrders: OrderNames;
}

/** Loads the newest events and what they can lead to. */
export async function loadInbox(limit: number): Promise<StoredInbox> {
  const db = database();
  // New events are stored with this state: reading it makes a live query notice every one of them.
  const [stored] = await Promise.all([loadNewest(db, limit), loadEventState(db)]);
  return { ...stored, knownOrders: await loadNamesOfOrders(db, stored.events) };
}
