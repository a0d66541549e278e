import { eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../errors/service-error.ts';
import { recordChange } from './changes.ts';
import type { Db } from './db.ts';
import { addOperation } from './ledger.ts';
import { lockMember } from './members.ts';
import { orders, orderStatus } from './schema/order.ts';
import { product } from './schema/product.ts';

/**
 * Moves an order to a status and tells the member. CANCELLED pays the coins back and returns the
 * piece to the stock, once; nothing follows it (R3.4). Throws 404, or 409 after a cancellation.
 */
export function changeOrderStatus(
  db: Db,
  id: number,
  status: string,
  comment: string | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(orders).where(eq(orders.id, id));
    if (!found) throw notFound();
    await lockMember(tx, found.memberId);
    const [current] = await tx
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.id, id))
      .for('update');
    if (current?.status === 'CANCELLED') throw conflict('CONFLICT');
    const at = new Date();
    await tx.update(orders).set({ status, updatedAt: at }).where(eq(orders.id, id));
    await tx.insert(orderStatus).values({ orderId: id, status, at, comment });
    if (status === 'CANCELLED') await giveBack(tx, found);
    else await recordChange(tx, found.memberId, 'contacts');
  });
}

async function giveBack(tx: Db, order: typeof orders.$inferSelect): Promise<void> {
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
