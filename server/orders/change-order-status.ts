import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { orders, orderStatus } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { conflict, invalid, notFound } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import { notifyMember } from '#server/messages/notify-member.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { isOpenPlace, onlyPlaceId } from '#server/places/places.ts';
import { recordChange } from '#server/tracking/changes.ts';
import type { EventType } from '#src/contract/events.ts';
import { goesToAddress } from '#src/domain/orders/order-place.ts';
import { hasArrived, isReady, mayOrderBecome, type OrderStatus } from '#src/domain/orders/order.ts';

export type OrderRow = typeof orders.$inferSelect;

/** A move of an order by the institution. */
export interface OrderMove {
  readonly status: OrderStatus;
  /** The status that the mover saw; 409 CONFLICT when it is another one by now. */
  readonly from?: string | undefined;
  /** Where the member fetches the order, by the place's id; unchanged without it. */
  readonly place?: number | undefined;
  /** What the member reads in the order's history. */
  readonly comment?: string | undefined;
}

/**
 * Moves an order to a status, notifies the member and keeps the comment in the history (R3.4); to be called in a
 * transaction. CANCELLED refunds the coins and returns the piece to the stock. Concurrent changes run one after
 * another. An order that arrives without a place gets the only open one. Throws 404, 400 for a place that is closed,
 * that the order does not go to, or that has to be named among several, or 409 STATUS_NOT_ALLOWED for a move that
 * `mayOrderBecome` refuses.
 */
export async function changeOrderStatus(
  tx: Db,
  id: number,
  { status, from, place, comment }: OrderMove,
): Promise<void> {
  const found = await lockOrder(tx, id);
  if (from !== undefined && from !== found.status) throw conflict('CONFLICT');
  if (!mayOrderBecome(found.status, status)) throw conflict('STATUS_NOT_ALLOWED');
  if (place !== undefined && !(isFetched(found) && (await isOpenPlace(tx, place))))
    throw invalid('place');
  const isWithoutPlace = hasArrived({ status }) && isFetched(found) && found.placeId === null;
  const placeId = place ?? (isWithoutPlace ? await onlyPlaceId(tx) : found.placeId);
  await moveOrder(tx, { ...found, placeId }, status, comment ?? null);
}

/** Whether the member fetches an order at a place. */
export const isFetched = (order: OrderRow): boolean =>
  order.kind === 'product' && !goesToAddress(order);

/** Locks the member and the order. Throws 404 where there is no such order, or it is another member's. */
export async function lockOrder(tx: Db, id: number, ownerId?: number): Promise<OrderRow> {
  const [found] = await tx
    .select({ memberId: orders.memberId })
    .from(orders)
    .where(eq(orders.id, id));
  if (!found || (ownerId !== undefined && found.memberId !== ownerId)) throw notFound();
  await lockMember(tx, found.memberId);
  const [current] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!current) throw notFound();
  return current;
}

/** What other systems learn of an order that is moved. */
const EVENTS: Partial<Record<OrderStatus, EventType>> = {
  CANCELLED: 'order.cancelled',
  RECEIVED: 'order.handed_out',
};

/**
 * Moves a locked order with its place to a status that the rules allow, with the refund of a cancelled one.
 * @param at the time in the order's history, where it happened before the service learnt of it
 */
export async function moveOrder(
  tx: Db,
  order: OrderRow,
  status: OrderStatus,
  comment: string | null,
  at = new Date(),
): Promise<void> {
  const { placeId } = order;
  const now = new Date();
  await tx.update(orders).set({ status, placeId, updatedAt: now }).where(eq(orders.id, order.id));
  await tx.insert(orderStatus).values({ orderId: order.id, status, at, comment });
  if (status === 'CANCELLED') await refund(tx, order);
  else await recordChange(tx, order.memberId, 'contacts');
  const type = EVENTS[status];
  if (type !== undefined) {
    const data = { orderId: order.id, placeId };
    const { memberId } = order;
    await recordEvent(tx, { type, entityId: String(order.id), memberId, data });
  }
  const isAtDesk = order.kind === 'product' && isReady({ ...order, status });
  if (hasArrived({ status }))
    await notifyMember(tx, order.memberId, [isAtDesk ? 'orderReady' : 'orderArrived']);
}

async function refund(tx: Db, order: OrderRow): Promise<void> {
  await tx
    .update(product)
    .set({ stock: sql`${product.stock} + 1`, updatedAt: new Date() })
    .where(eq(product.id, order.prodId));
  await addOperation(tx, {
    memberId: order.memberId,
    type: 'CANCEL_ORDER',
    amount: order.price,
    comment: order.productName,
    orderId: order.id,
  });
}
