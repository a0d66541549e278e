import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { deliveryNote } from '#server/database/schema/member/delivery-note.ts';
import { conflict, invalid, notFound } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import { findPickupPlace, nameOf } from '#server/suggest/pickup-places.ts';
import type { DeliveryNoteBody, DeliveryNoteChange } from '#src/contract/shop/delivery-notes.ts';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '#src/domain/orders/delivery-note.ts';

type Row = typeof deliveryNote.$inferSelect;

/** A member's addresses, the hidden ones too, oldest first. */
export async function listDeliveryNotes(db: Db, memberId: number): Promise<DeliveryNote[]> {
  const rows = await db
    .select()
    .from(deliveryNote)
    .where(eq(deliveryNote.memberId, memberId))
    .orderBy(asc(deliveryNote.id));
  return rows.map(toDeliveryNote);
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
    .returning();
  if (!added) throw new Error('An insert gave no row');
  return toDeliveryNote(added);
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
  const [changed] = await tx
    .update(deliveryNote)
    .set({ ...change, active, isDefault, updatedAt: new Date() })
    .where(own)
    .returning();
  if (!changed) throw notFound();
  return toDeliveryNote(changed);
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

function toDeliveryNote({ updatedAt, ...row }: Row): DeliveryNote {
  const place = row.kind === 'pickup' ? findPickupPlace(row.address) : undefined;
  return {
    ...row,
    updatedAt: updatedAt.toISOString(),
    ...(place && { localAddress: nameOf(place) }),
  };
}
