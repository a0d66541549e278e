import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { balanceSnapshot } from '#server/database/schema/programme/balance-snapshot.ts';
import { operation } from '#server/database/schema/programme/operation.ts';

/** Members whose operations no longer come to what they came to at the last audit. */
export const changedBalances = (db: Db) =>
  db
    .select({ id: balanceSnapshot.memberId })
    .from(balanceSnapshot)
    .leftJoin(
      operation,
      and(
        eq(operation.memberId, balanceSnapshot.memberId),
        lte(operation.id, balanceSnapshot.operationId),
      ),
    )
    .groupBy(balanceSnapshot.memberId)
    .having(
      sql`(count(${operation.id}), coalesce(sum(${operation.amount}), 0)) <> (${balanceSnapshot.operations}, ${balanceSnapshot.balance})`,
    );

/**
 * Keeps what every member's operations come to now; for the given members, what they came to before: their
 * damage is found again until an operator has looked at it and deleted the row.
 */
export async function storeBalanceSnapshots(
  tx: Db,
  damaged: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .insert(balanceSnapshot)
    .select(
      tx
        .select({
          memberId: operation.memberId,
          operationId: sql<number>`max(${operation.id})`.as('operation_id'),
          operations: sql<number>`count(*)::int`.as('operations'),
          balance: sql<number>`sum(${operation.amount})::bigint`.as('balance'),
          at: sql<Date>`${now.toISOString()}::timestamptz`.as('at'),
        })
        .from(operation)
        .groupBy(operation.memberId),
    )
    .onConflictDoUpdate({
      target: balanceSnapshot.memberId,
      set: {
        operationId: sql`excluded.operation_id`,
        operations: sql`excluded.operations`,
        balance: sql`excluded.balance`,
        at: sql`excluded.at`,
      },
      setWhere: sql`${balanceSnapshot.memberId} <> all(${sql.param([...damaged])}::int[]) and ${balanceSnapshot.operationId} <> excluded.operation_id`,
    });
}
