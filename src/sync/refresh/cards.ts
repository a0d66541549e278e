import { fetchCards } from '#src/data/api/cards.ts';
import { database } from '#src/data/db/database.ts';
import { readEventState, storeLook } from '#src/data/db/events.ts';
import { writeMeta } from '#src/data/db/meta.ts';
import { lookAtCards } from '#src/domain/event-rules.ts';
import { track } from './track.ts';

/** Replaces the stored cards by the service's (R7.5); what changed becomes an event with them (R4.7). */
export const refreshCards = (): Promise<void> =>
  track('cards', async () => {
    const cards = await fetchCards();
    const db = database();
    await db.transaction('rw', db.cards, db.events, db.meta, async () => {
      const at = Date.now();
      const state = await readEventState(db);
      await storeLook(db, lookAtCards(state, await db.cards.toArray(), cards, at), at);
      await db.cards.clear();
      await db.cards.bulkPut([...cards]);
      await writeMeta(db, 'cards', true, at);
    });
  });
