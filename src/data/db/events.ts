import { INITIAL_EVENT_STATE, type EventState } from '#src/domain/event-rules.ts';
import type { StoredEvent } from '#src/domain/stored-event.ts';
import type { AreaDatabase } from './area-database.ts';
import { loadMeta, storeMeta } from './meta.ts';

/** Number of acknowledged events that are kept. */
const KEPT = 200;

/** The state of the event rules. */
export async function loadEventState(db: AreaDatabase): Promise<EventState> {
  return (await loadMeta(db, 'events'))?.value ?? INITIAL_EVENT_STATE;
}

/** Stores new events with the state of the event rules. Call it inside the transaction of the data. */
export async function storeEvents(
  db: AreaDatabase,
  look: { readonly events: readonly StoredEvent[]; readonly state: EventState },
  at: number,
): Promise<void> {
  await db.events.bulkPut([...look.events]);
  await storeMeta(db, 'events', look.state, at);
}

/** Number of unseen events. */
export const countUnseen = (db: AreaDatabase): Promise<number> =>
  db.events.filter(({ isSeen }) => !isSeen).count();

/** Takes the unseen events, oldest first, and marks them seen: each event goes to one tab only (R4.7). */
export const takeUnseen = (db: AreaDatabase): Promise<readonly StoredEvent[]> =>
  db.transaction('rw', db.events, async () => {
    const unseen = await db.events
      .orderBy('at')
      .filter(({ isSeen }) => !isSeen)
      .toArray();
    await db.events.bulkPut(unseen.map((event) => ({ ...event, isSeen: true })));
    const old = await db.events.orderBy('at').reverse().offset(KEPT).primaryKeys();
    await db.events.bulkDelete(old);
    return unseen;
  });
