import { and, eq, isNull } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { conflict, forbidden, invalid } from '#server/http/errors/refused-error.ts';
import { isPlace } from '#server/places/places.ts';
import type { handOutBody } from '#src/contract/acts/orders.ts';
import type { HandOutProblem } from '#src/domain/orders/hand-out.ts';
import { isReady } from '#src/domain/orders/order.ts';
import { isFetched, lockOrder, moveOrder, type OrderRow } from './change-order-status.ts';
import { findHolder } from './desk-devices.ts';

/** How long after it a hand-out may be taken back, in ms: long enough to notice a mistake at the desk. */
const UNDO_MS = 10 * 60 * 1000;

/** Who hands out, as the journal names them. */
interface Staff {
  readonly subject: string;
  readonly name: string;
}

type HandOutRow = typeof handOut.$inferSelect;

/** A hand-out that counts; for a query that joins the hand-outs. */
export const HOLDS = and(isNull(handOut.undoneAt), isNull(handOut.problem));

/**
 * Gives an order that waits at a desk to its member, as `changeOrderStatus` does, and keeps who did it (R12.3).
 * Without `doneAt` the desk asks: 409 OTHER_PLACE where the order waits elsewhere, and 409 STATUS_NOT_ALLOWED where it
 * does not wait at all. With it the desk reports what it has done without a network: the first report of an order
 * counts, wherever it is from, and every other one is kept with its problem. A `handOutId` that is known is the same
 * hand-out, because the device got no response to the first request. What a withdrawn device asks is refused, and what it
 * reports does not count. Whoever had the device has handed out what it reports, although a colleague may be signed in by
 * then. Throws 400 for a place that never was.
 */
export async function handOutOrder(
  tx: Db,
  id: number,
  by: Staff,
  { place, doneAt, device, handOutId }: InferOutput<typeof handOutBody>,
): Promise<void> {
  const found = await lockOrder(tx, id);
  if (place !== undefined && !(await isPlace(tx, place))) throw invalid('place');
  if (handOutId !== undefined && (await isKnown(tx, id, handOutId))) return;
  const holder = await findHolder(tx, device);
  const isGone = holder?.isWithdrawn === true;
  const problem = problemOf(found) ?? (isGone ? 'WITHDRAWN' : null);
  if (doneAt === undefined) {
    if (isGone) throw forbidden('DEVICE_WITHDRAWN');
    if (problem) throw conflict('STATUS_NOT_ALLOWED');
    if (place !== undefined && place !== found.placeId) throw conflict('OTHER_PLACE');
  }
  const { subject, name } = doneAt === undefined ? by : (holder ?? by);
  const placeId = place ?? found.placeId;
  const at = timeOf(doneAt, problem ? undefined : found);
  if (!problem) await moveOrder(tx, { ...found, placeId }, 'RECEIVED', null, at);
  await tx.insert(handOut).values({
    orderId: id,
    placeId,
    subject,
    name,
    at,
    device: device ?? null,
    deviceHandOut: handOutId ?? null,
    problem,
  });
}

/** Whether the order has a hand-out that the device names once more, also one that was taken back since. */
const isKnown = async (tx: Db, orderId: number, handOutId: string): Promise<boolean> =>
  (await tx.$count(
    handOut,
    and(eq(handOut.orderId, orderId), eq(handOut.deviceHandOut, handOutId)),
  )) > 0;

/** Why an order cannot be handed out; null where it waits at a desk. */
function problemOf(order: OrderRow): HandOutProblem | null {
  if (order.status === 'CANCELLED') return 'CANCELLED';
  if (order.kind !== 'product') return 'NOT_READY';
  if (order.status === 'RECEIVED' || order.status === 'CLOSED') return 'REPEATED';
  return isReady(order) ? null : 'NOT_READY';
}

/** When an order was handed out: by the desk's clock, as far as that can be, because it may be wrong by days. */
function timeOf(doneAt: string | undefined, waiting: OrderRow | undefined): Date {
  const now = Date.now();
  const told = doneAt === undefined ? now : Math.min(Date.parse(doneAt), now);
  return new Date(Math.max(told, waiting?.updatedAt.getTime() ?? 0));
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
