import { fetchCards } from '#src/data/api/member/cards.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { loadEventState, storeEvents } from '#src/data/db/events.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { detectCardEvents } from '#src/domain/events/event-rules.ts';
import { isCard } from '#src/domain/member/card.ts';
import { tracked } from './track.ts';

/**
 * Replaces the stored cards by the service's (R7.5) and stores events for the changes (R4.7). A response to
 * an earlier request than the stored one is dropped: another tab may be faster, and the older cards would
 * count as a change, twice.
 */
export const refreshCards = tracked('cards', async (signal) => {
  const requestedAt = Date.now();
  const cards = await fetchCards(signal);
  await writeTables(['cards', 'events', 'meta'], async (db) => {
    const at = Date.now();
    const known = await loadMeta(db, 'cards');
    // A time in the future is that of a clock that was set back since.
    if (known && known.updatedAt > requestedAt && known.updatedAt <= at) return;
    const state = await loadEventState(db);
    const stored = await db.cards.toArray();
    // The repair of a damaged card is not a change.
    const previous = stored.every(isCard) ? stored : cards;
    await storeEvents(db, detectCardEvents(state, previous, cards, at), at);
    await db.cards.clear();
    await db.cards.bulkPut([...cards]);
    await storeMeta('cards', true, requestedAt);
  });
});
