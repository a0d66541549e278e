import { and, count, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { cardPhone } from '#server/database/schema/member/card-phone.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { operation } from '#server/database/schema/programme/operation.ts';

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

/** Welcome bonuses (operations) of members for whom no phone has earned a physical card (R1.3). */
export async function welcomesWithoutPhone(db: Db): Promise<number[]> {
  const phone = db
    .select({ phone: cardPhone.phone })
    .from(cardPhone)
    .where(eq(cardPhone.memberId, operation.memberId));
  const rows = await db
    .select({ id: operation.id })
    .from(operation)
    .where(and(eq(operation.type, 'WELCOME'), isNotNull(operation.once), notExists(phone)));
  return rows.map(({ id }) => id);
}

/**
 * Coins for a friend (operations) without an invitation of the same member; for the friend's payment, without
 * one that is paid (R1.4).
 */
export async function rewardsWithoutInvitation(db: Db): Promise<number[]> {
  const invitation = and(
    eq(relative.memberId, operation.memberId),
    sql`${operation.once} = ${operation.type} || ':' || ${relative.id}`,
    sql`(${operation.type} = 'FRIEND' or ${relative.status} = 'paid')`,
  );
  const rows = await db
    .select({ id: operation.id })
    .from(operation)
    .leftJoin(relative, invitation)
    .where(
      and(
        inArray(operation.type, ['FRIEND', 'ACADEM_ORDER']),
        isNotNull(operation.once),
        isNull(relative.id),
      ),
    );
  return rows.map(({ id }) => id);
}
