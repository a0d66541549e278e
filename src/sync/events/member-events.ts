import type { StoredEvent } from '#src/domain/events/stored-event.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';

/**
 * The events that fresh data raises now (R4.7); none in owner view, where they would be the owner's (R6.3).
 * @param detect gets the time, ms since the epoch
 */
export const memberEvents = (
  detect: (at: number) => readonly StoredEvent[],
): readonly StoredEvent[] => (isOwnerView() ? [] : detect(Date.now()));
