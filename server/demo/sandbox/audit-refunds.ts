import { and, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/client.ts';
import { operation } from '#server/database/schema/operation.ts';
import { orders, orderStatus } from '#server/database/schema/order.ts';

const isRefund = eq(operation.type, 'CANCEL_ORDER');

/** Checks cancelled orders (R3.4): each has one whole refund, and there is no other refund. */
export async function auditRefunds(db: Db) {
  return {
    cancelledWithoutRefund: await cancelledWithoutRefund(db),
    refundsWithoutCancellation: await refundsWithoutCancellation(db),
    ordersOffHistory: await ordersOffHistory(db),
  };
}

async function cancelledWithoutRefund(db: Db): Promise<number[]> {
  const rows = await db
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
  return rows.map(({ id }) => id);
}

async function refundsWithoutCancellation(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: operation.id })
    .from(operation)
    .leftJoin(orders, eq(orders.id, operation.orderId))
    .where(and(isRefund, or(isNull(orders.id), ne(orders.status, 'CANCELLED'))));
  return rows.map(({ id }) => id);
}

async function ordersOffHistory(db: Db): Promise<number[]> {
  const last = db
    .selectDistinctOn([orderStatus.orderId], {
      orderId: orderStatus.orderId,
      status: orderStatus.status,
    })
    .from(orderStatus)
    .orderBy(orderStatus.orderId, desc(orderStatus.id))
    .as('last');
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(last, eq(last.orderId, orders.id))
    .where(sql`${last.status} is distinct from ${orders.status}`);
  return rows.map(({ id }) => id);
}
