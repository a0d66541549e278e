import type { AreaDatabase } from '#src/data/db/area-database.ts';
import { addEvents } from '#src/data/db/events.ts';
import type { StoredEvent } from '#src/domain/stored-event.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';

/**
 * Stores the events that fresh data raises, inside the transaction of the data: both or nothing (R4.7). In owner
 * view there are none: they are the owner's (R6.3).
 * @param detect gets the time, ms since the epoch
 */
export async function addMemberEvents(
  db: AreaDatabase,
  detect: (at: number) => readonly StoredEvent[],
): Promise<void> {
  if (viewedOwner() !== null) return;
  const at = Date.now();
  await addEvents(db, detect(at), at);
}
