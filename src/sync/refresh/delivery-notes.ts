import { fetchDeliveryNotes } from '#src/data/api/delivery-notes.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import type { RequestMode } from '../requests/list-requests.ts';
import { withMemoryFallback } from '../storage/full-storage.ts';
import { track } from './track.ts';

/** Replaces the stored addresses by the service's, also for drafts without a network (R2.26). */
export const refreshDeliveryNotes = (mode: RequestMode = 'silent'): Promise<void> =>
  track('deliveryNotes', mode, async (signal) => {
    const notes = await fetchDeliveryNotes(signal);
    await withMemoryFallback(async () => {
      const db = database();
      await db.transaction('rw', db.deliveryNotes, db.meta, async () => {
        await db.deliveryNotes.clear();
        await db.deliveryNotes.bulkPut([...notes]);
        await storeMeta(db, 'deliveryNotes', true, Date.now());
      });
    });
  });
