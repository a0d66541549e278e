import { fetchDeliveryNotes } from '#src/data/api/delivery-notes.ts';
import { database } from '#src/data/db/database.ts';
import { writeMeta } from '#src/data/db/meta.ts';
import { orInMemory } from '../full-storage.ts';
import { track } from './track.ts';

/** Replaces the stored addresses by the service's, for ordering without a network too (R2.26). */
export const refreshDeliveryNotes = (): Promise<void> =>
  track('deliveryNotes', async () => {
    const notes = await fetchDeliveryNotes();
    await orInMemory(async () => {
      const db = database();
      await db.transaction('rw', db.deliveryNotes, db.meta, async () => {
        await db.deliveryNotes.clear();
        await db.deliveryNotes.bulkPut([...notes]);
        await writeMeta(db, 'deliveryNotes', true, Date.now());
      });
    });
  });
