import { fetchCards } from '#src/data/api/cards.ts';
import { database } from '#src/data/db/database.ts';
import { loadEventState, storeEvents } from '#src/data/db/events.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import { detectCardEvents } from '#src/domain/event-rules.ts';
import { track } from './track.ts';

/** Replaces the stored cards by the service's (R7.5) and stores events for the changes (R4.7). */
export const refreshCards = (): Promise<void> =>
  track('cards', async () => {
    const cards = await fetchCards();
    const db = database();
    await db.transaction('rw', db.cards, db.events, db.meta, async () => {
      const at = Date.now();
      const state = await loadEventState(db);
      await storeEvents(db, detectCardEvents(state, await db.cards.toArray(), cards, at), at);
      await db.cards.clear();
      await db.cards.bulkPut([...cards]);
      await storeMeta(db, 'cards', true, at);
    });
  });
