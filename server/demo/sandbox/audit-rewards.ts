import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/client.ts';
import { member } from '#server/database/schema/member.ts';
import { operation } from '#server/database/schema/operation.ts';
import { relative } from '#server/database/schema/relative.ts';

/** Checks rewards (R1.3, R1.4): each is credited once, and a payment equals its invitation's reward. */
export async function auditRewards(db: Db) {
  return {
    repeatedRewards: await repeatedRewards(db),
    unpaidInvitations: await unpaidInvitations(db),
  };
}

async function repeatedRewards(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: member.email, once: operation.once })
    .from(operation)
    .innerJoin(member, eq(member.id, operation.memberId))
    .where(isNotNull(operation.once))
    .groupBy(member.email, operation.once)
    .having(gt(count(), 1));
  return rows.map(({ email, once }) => `${email} ${once}`);
}

/** Invitations that came paid with the demonstration's data have no cost and no named accrual. */
async function unpaidInvitations(db: Db): Promise<number[]> {
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
