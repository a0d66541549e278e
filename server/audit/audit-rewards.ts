import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { operation } from '#server/database/schema/operation.ts';
import { relative } from '#server/database/schema/relative.ts';

/** «member reward» for a reward that a member received more than once (R1.3). */
export async function repeatedRewards(db: Db): Promise<string[]> {
  const rows = await db
    .select({ memberId: operation.memberId, once: operation.once })
    .from(operation)
    .where(isNotNull(operation.once))
    .groupBy(operation.memberId, operation.once)
    .having(gt(count(), 1));
  return rows.map(({ memberId, once }) => `${memberId} ${once}`);
}

/**
 * Paid invitations whose coins differ from the ledger (R1.4). Those that came paid with the demonstration's
 * data have no cost and no named accrual.
 */
export async function unpaidInvitations(db: Db): Promise<number[]> {
  const accrual = and(
    eq(operation.memberId, relative.memberId),
    eq(operation.once, sql`'ACADEM_ORDER:' || ${relative.id}`),
  );
  const rows = await db
    .select({ id: relative.id })
    .from(relative)
    .leftJoin(operation, accrual)
    .where(
      and(
        eq(relative.status, 'paid'),
        isNotNull(relative.cost),
        sql`(${operation.amount}, ${operation.sharePercent}) is distinct from (${relative.reward}, ${relative.sharePercent})`,
      ),
    );
  return rows.map(({ id }) => id);
}
