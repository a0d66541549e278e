import * as v from 'valibot';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '../../domain/orders/delivery-note.ts';
import { cleanFreeLine, cleanFreeText } from '../../domain/text/free-text.ts';
import { emailQuery, id, localText, timestamp, typedText } from '../common.ts';

const kind = v.picklist(['delivery', 'pickup']);

const deliveryNote = v.object({
  id,
  kind,
  address: v.string(),
  /** The pickup place that the address names. */
  localAddress: v.optional(localText),
  comment: v.string(),
  active: v.boolean(),
  isDefault: v.boolean(),
  updatedAt: timestamp,
}) satisfies v.GenericSchema<unknown, DeliveryNote>;

/**
 * It is cleaned before its length is checked: an address of emoji or invisible characters is empty (R5.4).
 */
const address = v.pipe(
  typedText(cleanFreeLine, DELIVERY_NOTE_LIMITS.address, { tooLong: 'FIELD_TOO_LONG' }),
  v.nonEmpty('FIELD_REQUIRED'),
);
const comment = typedText(cleanFreeText, DELIVERY_NOTE_LIMITS.comment, {
  tooLong: 'FIELD_TOO_LONG',
});

/** GET api/deliveryNotes (R7.35, R2.26): all addresses of the person, hidden ones included, oldest first. */
export const deliveryNotesQuery = v.object(emailQuery);
export const deliveryNotesResponse = v.object({ deliveryNotes: v.array(deliveryNote) });

/** POST api/deliveryNotes: adds an active address; a new default address replaces the previous default. */
export const deliveryNoteBody = v.strictObject({
  kind,
  address,
  comment: v.optional(comment, ''),
  isDefault: v.optional(v.boolean(), false),
});
export type DeliveryNoteBody = v.InferOutput<typeof deliveryNoteBody>;

/**
 * PATCH api/deliveryNotes/{id}: contains only the changed fields. Hiding the default address leaves the
 * person without a default; a hidden address cannot become the default (400 at isDefault).
 */
export const deliveryNoteChange = v.strictObject({
  kind: v.optional(kind),
  address: v.optional(address),
  comment: v.optional(comment),
  active: v.optional(v.boolean()),
  isDefault: v.optional(v.boolean()),
});
export type DeliveryNoteChange = v.InferOutput<typeof deliveryNoteChange>;

export const deliveryNoteResponse = v.object({ deliveryNote });
