import { loadAddresses } from '#src/data/db/delivery-notes.ts';
import { offeredAddresses } from '#src/domain/address-list.ts';
import { isSameAddress, tidyAddress } from '#src/domain/address-text.ts';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '#src/domain/delivery-note.ts';
import { cleanFreeLine, cleanFreeText, isBlank } from '#src/domain/free-text.ts';
import type { DeliveryPlace } from '#src/domain/order-place.ts';
import { readOrderTexts, type OrderTexts } from '#src/domain/order-texts.ts';
import type { ProductKind } from '#src/domain/order.ts';
import type { PostBodies } from '#src/domain/outbox-post.ts';
import type { OrderRequest } from '#src/domain/purchase-intent.ts';

/** Choices of place that are none of the member's addresses. */
export const PICKUP = 'pickup';
export const OTHER = 'other';

/** What is in the form, as typed. */
export interface PurchaseForm {
  readonly friend: string;
  readonly comment: string;
  /**
   * Id of one of the member's addresses, or PICKUP, or OTHER; '' while no address is known and none chosen.
   */
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

/** The member's addresses to choose from, the default one first, with pending changes applied (R2.26). */
export const loadOfferedNotes = async (): Promise<readonly DeliveryNote[]> =>
  offeredAddresses((await loadAddresses()).addresses);

/**
 * The form with the member's default place while none is chosen: their addresses may arrive after the dialog
 * has opened.
 */
export const withDefaultPlace = (
  form: PurchaseForm,
  notes: readonly DeliveryNote[],
): PurchaseForm => (form.place === '' ? { ...form, place: String(notes[0]?.id ?? PICKUP) } : form);

/** The form as a draft left it, or with the member's default place where one is known. */
export function initialForm(
  draft: Pick<OrderRequest, 'comment' | 'description'> | null,
  notes: readonly DeliveryNote[],
): PurchaseForm {
  const place = notes[0] ? String(notes[0].id) : '';
  const empty = { friend: '', comment: '', place, address: '', savesAddress: false, point: '' };
  if (!draft) return empty;
  const { friend, comment, place: saved } = readOrderTexts(draft);
  const base = { ...empty, friend: friend ?? '', comment };
  if (saved.kind === 'none') return base;
  const known = notes.find(
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

const noteOf = (
  { place }: PurchaseForm,
  notes: readonly DeliveryNote[],
): DeliveryNote | undefined => notes.find(({ id }) => String(id) === place);

function placeOf(
  form: PurchaseForm,
  kind: ProductKind,
  notes: readonly DeliveryNote[],
): DeliveryPlace {
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
  notes: readonly DeliveryNote[],
): OrderTexts => ({
  friend: purchase.isGift ? cleanFreeLine(form.friend) : null,
  comment: cleanFreeText(form.comment),
  place: placeOf(form, purchase.kind, notes),
});

/** Whether the service takes one more address. */
export const canSaveAddress = (notes: readonly DeliveryNote[]): boolean =>
  notes.length < DELIVERY_NOTE_LIMITS.active;

/** The typed address as a new one of the member's; null when it is not to be kept, or is one already. */
export function addressToSave(
  form: PurchaseForm,
  notes: readonly DeliveryNote[],
): PostBodies['address'] | null {
  const address = tidyAddress(form.address);
  if (form.place !== OTHER || !form.savesAddress || !canSaveAddress(notes)) return null;
  if (notes.some((note) => isSameAddress(note.address, address))) return null;
  return { kind: 'delivery', address, comment: '', isDefault: notes.length === 0 };
}

/**
 * The first field that is empty and must not be; null when the form is complete. An address that the member
 * has removed since must be chosen again.
 */
export function missingField(
  form: PurchaseForm,
  { kind, isGift }: Purchase,
  notes: readonly DeliveryNote[],
): MissingField | null {
  if (isGift && isBlank(form.friend)) return 'friend';
  if (kind !== 'product' || form.place === PICKUP || noteOf(form, notes)) return null;
  if (form.place !== OTHER) return 'place';
  return isBlank(form.address) ? 'address' : null;
}
