import type { DeliveryNote } from '#src/domain/delivery-note.ts';
import { isBlank } from '#src/domain/emoji.ts';
import type { OrderDemand } from '#src/domain/outbox.ts';
import type { ProductKind } from '#src/domain/order.ts';
import type { WishedPlace } from '#src/domain/order-place.ts';
import { readWish, type Wish } from '#src/domain/purchase-wish.ts';

/** Places that are none of the member's addresses. */
export const PICKUP = 'pickup';
export const OTHER = 'other';

/** What is in the form, as typed. */
export interface WishForm {
  readonly friend: string;
  readonly comment: string;
  /** Id of one of the member's addresses, or PICKUP, or OTHER. */
  readonly place: string;
  /** The other address. */
  readonly address: string;
  /** The pick-up point that a draft names and is none of the addresses; '' for any. */
  readonly point: string;
}

/** A field that must be filled in before anything is bought. */
export type MissingField = 'friend' | 'place' | 'address';

/** The addresses to choose from, the default one first. */
export const offeredNotes = (notes: readonly DeliveryNote[]): readonly DeliveryNote[] =>
  notes
    .filter(({ active }) => active)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.id - b.id);

/** The form as a draft left it, or with the member's usual place. */
export function firstForm(
  draft: Pick<OrderDemand, 'comment' | 'description'> | null,
  notes: readonly DeliveryNote[],
): WishForm {
  const usual = String(notes[0]?.id ?? PICKUP);
  if (!draft) return { friend: '', comment: '', place: usual, address: '', point: '' };
  const { friend, comment, place } = readWish(draft);
  const base = { friend: friend ?? '', comment, address: '', point: '' };
  if (place.kind === 'none') return { ...base, place: usual };
  const known = notes.find(({ kind, address }) => kind === place.kind && address === place.address);
  if (known) return { ...base, place: String(known.id) };
  if (place.kind === 'pickup') return { ...base, place: PICKUP, point: place.address };
  return { ...base, place: OTHER, address: place.address };
}

interface Purchase {
  readonly kind: ProductKind;
  readonly isGift: boolean;
}

const noteOf = ({ place }: WishForm, notes: readonly DeliveryNote[]): DeliveryNote | undefined =>
  notes.find(({ id }) => String(id) === place);

function placeOf(form: WishForm, kind: ProductKind, notes: readonly DeliveryNote[]): WishedPlace {
  if (kind !== 'product') return { kind: 'none' };
  const note = noteOf(form, notes);
  if (note) return { kind: note.kind, address: note.address };
  return form.place === OTHER
    ? { kind: 'delivery', address: form.address }
    : { kind: 'pickup', address: form.point };
}

/** What a form says that lacks nothing. */
export const wishOf = (
  form: WishForm,
  purchase: Purchase,
  notes: readonly DeliveryNote[],
): Wish => ({
  friend: purchase.isGift ? form.friend : null,
  comment: form.comment,
  place: placeOf(form, purchase.kind, notes),
});

/**
 * The first field that is empty and must not be; null when the form is complete. An address that the member
 * has removed meanwhile is no place: it must be chosen anew.
 */
export function missingField(
  form: WishForm,
  { kind, isGift }: Purchase,
  notes: readonly DeliveryNote[],
): MissingField | null {
  if (isGift && isBlank(form.friend)) return 'friend';
  if (kind !== 'product' || form.place === PICKUP || noteOf(form, notes)) return null;
  if (form.place !== OTHER) return 'place';
  return isBlank(form.address) ? 'address' : null;
}
