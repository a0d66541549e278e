import { database } from '#src/data/db/database.ts';
import type { DeliveryNote } from '#src/domain/delivery-note.ts';
import { offeredNotes } from './wish-form.ts';

/** The member's addresses to choose from, read from the device (R2.26). */
export const readNotes = async (): Promise<readonly DeliveryNote[]> =>
  offeredNotes(await database().deliveryNotes.toArray());
