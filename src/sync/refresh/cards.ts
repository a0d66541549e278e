import { fetchCards } from '#src/data/api/cards.ts';
import { database } from '#src/data/db/database.ts';
import { writeMeta } from '#src/data/db/meta.ts';
import { track } from './track.ts';

/** Replaces the stored cards by the service's (R7.5). */
export const refreshCards = (): Promise<void> =>
  track('cards', async () => {
    const cards = await fetchCards();
    const db = database();
    await db.transaction('rw', db.cards, db.meta, async () => {
      await db.cards.clear();
      await db.cards.bulkPut([...cards]);
      await writeMeta(db, 'cards', true, Date.now());
    });
  });
