import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { deliveryNote } from '#server/database/schema/member/delivery-note.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { conflict, invalid, notFound } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import { isNamed, nameOf } from '#server/places/places.ts';
import type { DeliveryNoteBody, DeliveryNoteChange } from '#src/contract/shop/delivery-notes.ts';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '#src/domain/orders/delivery-note.ts';

/** A member's addresses, the hidden ones too, oldest first. */
export async function listDeliveryNotes(db: Db, memberId: number): Promise<DeliveryNote[]> {
  return readNotes(db, eq(deliveryNote.memberId, memberId));
}

async function readNotes(db: Db, where: SQL | undefined): Promise<DeliveryNote[]> {
  const isPlace = and(eq(deliveryNote.kind, 'pickup'), isNamed(deliveryNote.address));
  const rows = await db
    .select({ note: deliveryNote, place })
    .from(deliveryNote)
    .leftJoin(place, isPlace)
    .where(where)
    .orderBy(asc(deliveryNote.id));
  return rows.map(({ note: { updatedAt, ...note }, place: at }) => ({
    ...note,
    updatedAt: updatedAt.toISOString(),
    ...(at && { localAddress: nameOf(at) }),
  }));
}

async function readNote(tx: Db, id: number): Promise<DeliveryNote> {
  const [note] = await readNotes(tx, eq(deliveryNote.id, id));
  if (!note) throw notFound();
  return note;
}

/** Adds an active address. Throws 409 TOO_MANY_ADDRESSES at the limit; to be called in a transaction. */
export async function addDeliveryNote(
  tx: Db,
  memberId: number,
  body: DeliveryNoteBody,
): Promise<DeliveryNote> {
  await lockMember(tx, memberId);
  await requireFreePlace(tx, memberId);
  const all = await tx.$count(deliveryNote, eq(deliveryNote.memberId, memberId));
  if (all >= DELIVERY_NOTE_LIMITS.all) throw conflict('TOO_MANY_ADDRESSES');
  if (body.isDefault) await clearDefault(tx, memberId);
  const [added] = await tx
    .insert(deliveryNote)
    .values({ ...body, memberId })
    .returning({ id: deliveryNote.id });
  if (!added) throw new Error('An insert gave no row');
  return readNote(tx, added.id);
}

/**
 * Changes a member's own address (R2.26): a new default replaces the previous one, and hiding an address
 * ends its being the default. Throws 404 for another member's address, 400 for a hidden default, 409 at
 * the limit.
 */
export async function changeDeliveryNote(
  tx: Db,
  memberId: number,
  id: number,
  change: DeliveryNoteChange,
): Promise<DeliveryNote> {
  await lockMember(tx, memberId);
  const own = and(eq(deliveryNote.id, id), eq(deliveryNote.memberId, memberId));
  const [found] = await tx.select().from(deliveryNote).where(own);
  if (!found) throw notFound();
  const active = change.active ?? found.active;
  if (change.isDefault === true && !active) throw invalid('isDefault');
  if (active && !found.active) await requireFreePlace(tx, memberId);
  if (change.isDefault === true) await clearDefault(tx, memberId, id);
  const isDefault = active && (change.isDefault ?? found.isDefault);
  await tx
    .update(deliveryNote)
    .set({ ...change, active, isDefault, updatedAt: new Date() })
    .where(own);
  return readNote(tx, id);
}

async function requireFreePlace(tx: Db, memberId: number): Promise<void> {
  const shown = and(eq(deliveryNote.memberId, memberId), eq(deliveryNote.active, true));
  const count = await tx.$count(deliveryNote, shown);
  if (count >= DELIVERY_NOTE_LIMITS.active) throw conflict('TOO_MANY_ADDRESSES');
}

/** Clears the default of all addresses but `keep`. */
async function clearDefault(tx: Db, memberId: number, keep = 0): Promise<void> {
  await tx
    .update(deliveryNote)
    .set({ isDefault: false, updatedAt: new Date() })
    .where(
      and(
        eq(deliveryNote.memberId, memberId),
        eq(deliveryNote.isDefault, true),
        ne(deliveryNote.id, keep),
      ),
    );
}
