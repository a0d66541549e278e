import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { sandboxAuditResponse } from '#src/contract/sandbox.ts';
import type { Db } from '#server/database/client.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { member } from '#server/database/schema/member.ts';
import { operation } from '#server/database/schema/operation.ts';
import { orders } from '#server/database/schema/order.ts';
import { product } from '#server/database/schema/product.ts';
import { auditRefunds } from './audit-refunds.ts';
import { auditRewards } from './audit-rewards.ts';

/** Checks the invariants of money over the whole database (api.md). */
export async function audit(db: Db): Promise<InferInput<typeof sandboxAuditResponse>> {
  const members = await db.select({ id: member.id, email: member.email }).from(member);
  const balances = [];
  for (const { id, email } of members) {
    balances.push({ email, balance: await balanceOf(db, id) });
  }
  return {
    balances,
    ledgerSums: await ledgerSums(db),
    negativeBalances: balances.filter(({ balance }) => balance < 0).map(({ email }) => email),
    negativeStock: await negativeStock(db),
    duplicateRequestIds: await duplicateRequestIds(db),
    ordersWithoutCharge: await ordersWithoutCharge(db),
    ...(await auditRefunds(db)),
    ...(await auditRewards(db)),
  };
}

const ledgerSums = (db: Db) =>
  db
    .select({
      email: member.email,
      sum: sql`coalesce(sum(${operation.amount}), 0)`.mapWith(Number),
    })
    .from(member)
    .leftJoin(operation, eq(operation.memberId, member.id))
    .groupBy(member.email);

async function negativeStock(db: Db): Promise<number[]> {
  const rows = await db.select({ id: product.id }).from(product).where(lt(product.stock, 0));
  return rows.map(({ id }) => id);
}

async function duplicateRequestIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ requestId: orders.requestId })
    .from(orders)
    .where(isNotNull(orders.requestId))
    .groupBy(orders.memberId, orders.requestId)
    .having(gt(count(), 1));
  return rows.flatMap(({ requestId }) => requestId ?? []);
}

async function ordersWithoutCharge(db: Db): Promise<number[]> {
  const charge = and(
    eq(operation.orderId, orders.id),
    eq(operation.type, 'ORDER'),
    eq(operation.amount, sql`-${orders.price}`),
  );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(operation, charge)
    .where(isNull(operation.id));
  return rows.map(({ id }) => id);
}
