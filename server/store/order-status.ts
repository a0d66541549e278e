import { eq, sql } from 'drizzle-orm';
import { mayOrderBecome, type OrderStatus } from '#src/domain/order.ts';
import { conflict, notFound } from '../errors/service-error.ts';
import { recordChange } from './changes.ts';
import type { Db } from './db.ts';
import { addOperation } from './ledger.ts';
import { lockMember } from './members.ts';
import { orders, orderStatus } from './schema/order.ts';
import { product } from './schema/product.ts';

export type OrderRow = typeof orders.$inferSelect;

/**
 * Moves an order to a status, tells the member and keeps the comment in the history (R3.4). CANCELLED
 * pays the coins back and returns the piece to the stock. Changes that come together follow each other.
 * Throws 404, or 409 STATUS_NOT_ALLOWED for a move that `mayOrderBecome` refuses.
 */
export function changeOrderStatus(
  db: Db,
  id: number,
  status: OrderStatus,
  comment: string | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await lockOrder(tx, id);
    if (!mayOrderBecome(found.status, status)) throw conflict('STATUS_NOT_ALLOWED');
    await moveOrder(tx, found, status, comment);
  });
}

/** The order, after the member's lock and its own; throws 404 where there is none, or not this member's. */
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

/** Writes a move of a locked order that the rules allow, with all that follows from it. */
export async function moveOrder(
  tx: Db,
  order: OrderRow,
  status: OrderStatus,
  comment: string | null,
): Promise<void> {
  const at = new Date();
  await tx.update(orders).set({ status, updatedAt: at }).where(eq(orders.id, order.id));
  await tx.insert(orderStatus).values({ orderId: order.id, status, at, comment });
  if (status === 'CANCELLED') await giveBack(tx, order);
  else await recordChange(tx, order.memberId, 'contacts');
}

async function giveBack(tx: Db, order: OrderRow): Promise<void> {
  await tx
    .update(product)
    .set({ stock: sql`${product.stock} + 1`, updatedAt: new Date() })
    .where(eq(product.id, order.prodId));
  await addOperation(tx, {
    memberId: order.memberId,
    type: 'CANCEL_ORDER',
    amount: order.price,
    comment: order.productName.ru,
    orderId: order.id,
  });
}
