import { FIRST_LOOK, type EventState } from '#src/domain/event-rules.ts';
import type { StoredEvent } from '#src/domain/stored-event.ts';
import type { AreaDatabase } from './area-database.ts';
import { readMeta, writeMeta } from './meta.ts';

/** How many events that were seen are kept. */
const KEPT = 200;

/** What the generator remembers. */
export async function readEventState(db: AreaDatabase): Promise<EventState> {
  return (await readMeta(db, 'events'))?.value ?? FIRST_LOOK;
}

/** Stores a look's events with the generator's state. Call it inside the transaction of the data. */
export async function storeLook(
  db: AreaDatabase,
  look: { readonly events: readonly StoredEvent[]; readonly state: EventState },
  at: number,
): Promise<void> {
  await db.events.bulkPut([...look.events]);
  await writeMeta(db, 'events', look.state, at);
}

/** How many events nobody has seen yet. */
export const countUnseen = (db: AreaDatabase): Promise<number> =>
  db.events.filter(({ isSeen }) => !isSeen).count();

/** Takes the unseen events, oldest first, and marks them seen: one tab alone gets each of them (R4.7). */
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
