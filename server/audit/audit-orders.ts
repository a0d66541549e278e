import { and, count, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { orders, orderStatus } from '#server/database/schema/shop/order.ts';

const isRefund = eq(operation.type, 'CANCEL_ORDER');
const isCharge = eq(operation.type, 'ORDER');

/** Request ids that made two orders of one member (R7.31). */
export const duplicateRequestIds = (db: Db) =>
  db
    .select({ id: sql<string>`${orders.requestId}` })
    .from(orders)
    .where(isNotNull(orders.requestId))
    .groupBy(orders.memberId, orders.requestId)
    .having(gt(count(), 1));

/** Orders that do not have exactly one charge, of their price and their member (R2.18). */
export const ordersWithoutCharge = (db: Db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(operation, and(isCharge, eq(operation.orderId, orders.id)))
    .groupBy(orders.id)
    .having(
      sql`(count(${operation.id}), sum(${operation.amount}), min(${operation.memberId})) is distinct from (1::bigint, -${orders.price}::numeric, ${orders.memberId})`,
    );

/** Charges (operations) without an order. */
export const chargesWithoutOrder = (db: Db) =>
  db
    .select({ id: operation.id })
    .from(operation)
    .leftJoin(orders, eq(orders.id, operation.orderId))
    .where(and(isCharge, isNull(orders.id)));

/** Cancelled orders without exactly one full refund. */
export const cancelledWithoutRefund = (db: Db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(operation, and(isRefund, eq(operation.orderId, orders.id)))
    .where(eq(orders.status, 'CANCELLED'))
    .groupBy(orders.id)
    .having(
      or(
        ne(count(operation.id), 1),
        sql`sum(${operation.amount}) is distinct from ${orders.price}`,
      ),
    );

/** Refunds (operations) without an order of the same member that is cancelled. */
export const refundsWithoutCancellation = (db: Db) =>
  db
    .select({ id: operation.id })
    .from(operation)
    .leftJoin(orders, eq(orders.id, operation.orderId))
    .where(
      and(
        isRefund,
        or(
          isNull(orders.id),
          ne(orders.status, 'CANCELLED'),
          ne(orders.memberId, operation.memberId),
        ),
      ),
    );

/** Orders whose status differs from the last one of their history. */
export function ordersOffHistory(db: Db) {
  const last = db
    .selectDistinctOn([orderStatus.orderId], {
      orderId: orderStatus.orderId,
      status: orderStatus.status,
    })
    .from(orderStatus)
    .orderBy(orderStatus.orderId, desc(orderStatus.id))
    .as('last');
  return db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(last, eq(last.orderId, orders.id))
    .where(sql`${last.status} is distinct from ${orders.status}`);
}
