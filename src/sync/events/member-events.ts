import type { AreaDatabase } from '#src/data/db/area/area-database.ts';
import { addEvents } from '#src/data/db/events.ts';
import type { StoredEvent } from '#src/domain/events/stored-event.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';

/**
 * Stores the events that fresh data raises (R4.7); none in owner view, where they would be the owner's (R6.3). Call it
 * inside the transaction of the data.
 * @param detect gets the time, ms since the epoch
 */
export async function addMemberEvents(
  db: AreaDatabase,
  detect: (at: number) => readonly StoredEvent[],
): Promise<void> {
  if (isOwnerView()) return;
  const at = Date.now();
  const events = detect(at);
  if (events.length > 0) await addEvents(db, events, at);
}
