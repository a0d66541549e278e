import * as v from 'valibot';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '../domain/delivery-note.ts';
import { stripEmoji } from '../domain/emoji.ts';
import { emailQuery, id, timestamp } from './common.ts';

const kind = v.picklist(['delivery', 'pickup']);

const deliveryNote = v.object({
  id,
  kind,
  address: v.string(),
  comment: v.string(),
  active: v.boolean(),
  isDefault: v.boolean(),
  updatedAt: timestamp,
}) satisfies v.GenericSchema<unknown, DeliveryNote>;

/** Emoji go before the text is measured (R5.4): an address of emoji alone is none. */
const address = v.pipe(
  v.string(),
  v.transform(stripEmoji),
  v.trim(),
  v.minLength(1),
  v.maxLength(DELIVERY_NOTE_LIMITS.address),
);
const comment = v.pipe(
  v.string(),
  v.transform(stripEmoji),
  v.trim(),
  v.maxLength(DELIVERY_NOTE_LIMITS.comment),
);

/** GET api/deliveryNotes (R7.35, R2.26): all of the person's addresses, hidden ones too, oldest first. */
export const deliveryNotesQuery = v.object(emailQuery);
export const deliveryNotesAnswer = v.object({ deliveryNotes: v.array(deliveryNote) });

/** POST api/deliveryNotes: an active address; as the default one it takes the place of the former. */
export const deliveryNoteBody = v.strictObject({
  kind,
  address,
  comment: v.optional(comment, ''),
  isDefault: v.optional(v.boolean(), false),
});
export type DeliveryNoteBody = v.InferOutput<typeof deliveryNoteBody>;

/**
 * PATCH api/deliveryNotes/{id}: only what is to change. Hiding the default address leaves the person
 * without one; a hidden address cannot be made the default (400 at isDefault).
 */
export const deliveryNoteChange = v.strictObject({
  kind: v.optional(kind),
  address: v.optional(address),
  comment: v.optional(comment),
  active: v.optional(v.boolean()),
  isDefault: v.optional(v.boolean()),
});
export type DeliveryNoteChange = v.InferOutput<typeof deliveryNoteChange>;

export const deliveryNoteAnswer = v.object({ deliveryNote });
