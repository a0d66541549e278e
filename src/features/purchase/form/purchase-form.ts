import { loadUpdatedAt } from '#src/data/db/collections.ts';
import { loadAddresses } from '#src/data/db/delivery-notes.ts';
import { offeredAddresses } from '#src/domain/addresses/address-list.ts';
import { isSameAddress, tidyAddress } from '#src/domain/addresses/address-text.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import type { DeliveryPlace } from '#src/domain/orders/order-place.ts';
import { readOrderTexts, type OrderTexts } from '#src/domain/orders/order-texts.ts';
import type { OrderRequest } from '#src/domain/orders/order.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';
import { cleanFreeLine, cleanFreeText, isBlank } from '#src/domain/text/free-text.ts';

/** Choices of place that are none of the member's addresses. */
export const PICKUP = 'pickup';
export const OTHER = 'other';

/** What is in the form, as typed. */
export interface PurchaseForm {
  readonly friend: string;
  readonly comment: string;
  /** Id of one of the member's addresses, or PICKUP, or OTHER; '' while none is chosen. */
  readonly place: string;
  /** The other address. */
  readonly address: string;
  /** The other address is also kept among the member's. */
  readonly savesAddress: boolean;
  /** The pickup point of a draft that is none of the addresses; '' for any. */
  readonly point: string;
}

/** A field that must be filled in before anything is bought. */
export type MissingField = 'friend' | 'place' | 'address';

/** The member's addresses to choose from, the default one first; null while the device never received them. */
export type OfferedNotes = readonly DeliveryNote[] | null;

/** The addresses to choose from, with pending changes applied (R2.26). */
export async function loadOfferedNotes(): Promise<OfferedNotes> {
  const [updatedAt, { addresses }] = await Promise.all([
    loadUpdatedAt('deliveryNotes'),
    loadAddresses(),
  ]);
  return updatedAt === null ? null : offeredAddresses(addresses);
}

/**
 * The place of a purchase that has none: the member's default address, or a pickup where they have no
 * addresses; '' while these are not known, because what is shown as chosen never changes by itself.
 */
const defaultPlace = (notes: OfferedNotes): string =>
  notes === null ? '' : String(notes[0]?.id ?? PICKUP);

/** The form with the default place where none is chosen; the same form where nothing changes. */
export function withDefaultPlace(form: PurchaseForm, notes: OfferedNotes): PurchaseForm {
  const place = form.place === '' ? defaultPlace(notes) : form.place;
  return place === form.place ? form : { ...form, place };
}

/** The form as a draft left it, or with the default place. */
export function initialForm(
  draft: Pick<OrderRequest, 'comment' | 'description'> | null,
  notes: OfferedNotes,
): PurchaseForm {
  const place = defaultPlace(notes);
  const empty = { friend: '', comment: '', place, address: '', savesAddress: false, point: '' };
  if (!draft) return empty;
  const { friend, comment, place: saved } = readOrderTexts(draft);
  const base = { ...empty, friend: friend ?? '', comment };
  if (saved.kind === 'none') return base;
  const known = notes?.find(
    ({ kind, address }) => kind === saved.kind && isSameAddress(address, saved.address),
  );
  if (known) return { ...base, place: String(known.id) };
  if (saved.kind === 'pickup') return { ...base, place: PICKUP, point: saved.address };
  return { ...base, place: OTHER, address: saved.address };
}

interface Purchase {
  readonly kind: ProductKind;
  readonly isGift: boolean;
}

const noteOf = ({ place }: PurchaseForm, notes: OfferedNotes): DeliveryNote | undefined =>
  notes?.find(({ id }) => String(id) === place);

function placeOf(form: PurchaseForm, kind: ProductKind, notes: OfferedNotes): DeliveryPlace {
  if (kind !== 'product') return { kind: 'none' };
  const note = noteOf(form, notes);
  if (note) return { kind: note.kind, address: note.address };
  return form.place === OTHER
    ? { kind: 'delivery', address: tidyAddress(form.address) }
    : { kind: 'pickup', address: form.point };
}

/** The order's texts from a complete form, cleaned. */
export const orderTextsOf = (
  form: PurchaseForm,
  purchase: Purchase,
  notes: OfferedNotes,
): OrderTexts => ({
  friend: purchase.isGift ? cleanFreeLine(form.friend) : null,
  comment: cleanFreeText(form.comment),
  place: placeOf(form, purchase.kind, notes),
});

/** Whether the service takes one more address, as far as the device knows. */
export const canSaveAddress = (notes: OfferedNotes): boolean =>
  notes === null || notes.length < DELIVERY_NOTE_LIMITS.active;

/**
 * The typed address as a new one of the member's; null when it is not to be kept, or is one already. It is the
 * default one only where it is known to be the first.
 */
export function addressToSave(
  form: PurchaseForm,
  notes: OfferedNotes,
): PostBodies['address'] | null {
  const address = tidyAddress(form.address);
  if (form.place !== OTHER || !form.savesAddress || !canSaveAddress(notes)) return null;
  if (notes?.some((note) => isSameAddress(note.address, address))) return null;
  return { kind: 'delivery', address, comment: '', isDefault: notes?.length === 0 };
}

/**
 * The first field that is empty and must not be; null when the form is complete. An address that the member
 * has removed since must be chosen again.
 */
export function missingField(
  form: PurchaseForm,
  { kind, isGift }: Purchase,
  notes: OfferedNotes,
): MissingField | null {
  if (isGift && isBlank(form.friend)) return 'friend';
  if (kind !== 'product' || form.place === PICKUP || noteOf(form, notes)) return null;
  if (form.place !== OTHER) return 'place';
  return isBlank(form.address) ? 'address' : null;
}
