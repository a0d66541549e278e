import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { conflict } from '#server/http/errors/refused-error.ts';
import { isReady } from '#src/domain/orders/order.ts';
import { isFetched, lockOrder, moveOrder } from './change-order-status.ts';

/** How long after it a hand-out may be taken back, in ms: long enough to notice a mistake at the desk. */
const UNDO_MS = 10 * 60 * 1000;

/** Who hands out, as the journal names them. */
interface Staff {
  readonly subject: string;
  readonly name: string;
}

type HandOutRow = typeof handOut.$inferSelect;

/** A hand-out that was not taken back; for a query that joins the hand-outs. */
export const HOLDS = isNull(handOut.undoneAt);

/**
 * Gives an order that waits at a desk to its member, as `changeOrderStatus` does, and keeps who did it (R12.3); 409 for
 * any other order.
 * @param place where it is handed out, by the place's id: 409 OTHER_PLACE where the order waits elsewhere
 */
export async function handOutOrder(
  tx: Db,
  id: number,
  by: Staff,
  place: number | undefined,
): Promise<void> {
  const found = await lockOrder(tx, id);
  if (found.kind !== 'product' || !isReady(found)) throw conflict('STATUS_NOT_ALLOWED');
  if (place !== undefined && place !== found.placeId) throw conflict('OTHER_PLACE');
  await moveOrder(tx, found, 'RECEIVED', null);
  await keepHandOut(tx, id, by);
}

/** Keeps who has given an order to its member; nothing of one that nobody fetches. */
export async function keepHandOut(tx: Db, id: number, { subject, name }: Staff): Promise<void> {
  const found = await lockOrder(tx, id);
  if (!isFetched(found)) return;
  await tx.insert(handOut).values({ orderId: id, placeId: found.placeId, subject, name });
}

/**
 * Takes a hand-out back: the order waits at its desk again, and the member reads the reason in its history. Throws 409
 * HAND_OUT_FINAL later than ten minutes after it, and 409 STATUS_NOT_ALLOWED for an order that was not handed out.
 */
export async function undoHandOut(tx: Db, id: number, reason: string): Promise<void> {
  const found = await lockOrder(tx, id);
  const [held] = await tx
    .select()
    .from(handOut)
    .where(and(eq(handOut.orderId, id), HOLDS));
  if (found.status !== 'RECEIVED' || !held) throw conflict('STATUS_NOT_ALLOWED');
  if (!mayUndo(held)) throw conflict('HAND_OUT_FINAL');
  await tx.update(handOut).set({ undoneAt: new Date() }).where(eq(handOut.id, held.id));
  await moveOrder(tx, found, 'DELIVERED', reason);
  const { memberId, placeId } = found;
  const type = 'order.hand_out_undone';
  await recordEvent(tx, { type, entityId: String(id), memberId, data: { orderId: id, placeId } });
}

/** Whether a hand-out is recent enough to be taken back. */
export const mayUndo = ({ at }: HandOutRow): boolean => Date.now() - at.getTime() <= UNDO_MS;

/** A hand-out as staff sees it; null without one. */
export const toHandOut = (row: HandOutRow | null) =>
  row && { at: row.at.toISOString(), by: row.name, mayUndo: mayUndo(row) };
