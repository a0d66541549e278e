import { and, count, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { cardPhone } from '#server/database/schema/member/card-phone.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { operation } from '#server/database/schema/programme/operation.ts';

/** «member reward» for a reward that a member received more than once (R1.3). */
export const repeatedRewards = (db: Db) =>
  db
    .select({ id: sql<string>`${operation.memberId} || ' ' || ${operation.once}` })
    .from(operation)
    .where(isNotNull(operation.once))
    .groupBy(operation.memberId, operation.once)
    .having(gt(count(), 1));

/**
 * Paid invitations whose coins differ from the ledger (R1.4). Those that came paid with the demonstration's
 * data have no cost and no named accrual.
 */
export function unpaidInvitations(db: Db) {
  const accrual = and(
    eq(operation.memberId, relative.memberId),
    eq(operation.once, sql`'ACADEM_ORDER:' || ${relative.id}`),
  );
  return db
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
}

/** Welcome bonuses (operations) of members for whom no phone has earned a physical card (R1.3). */
export function welcomesWithoutPhone(db: Db) {
  const phone = db
    .select({ phone: cardPhone.phone })
    .from(cardPhone)
    .where(eq(cardPhone.memberId, operation.memberId));
  return db
    .select({ id: operation.id })
    .from(operation)
    .where(and(eq(operation.type, 'WELCOME'), isNotNull(operation.once), notExists(phone)));
}

/**
 * Coins for a friend (operations) without an invitation of the same member; for the friend's payment, without
 * one that is paid (R1.4).
 */
export function rewardsWithoutInvitation(db: Db) {
  const invitation = and(
    eq(relative.memberId, operation.memberId),
    sql`${operation.once} = ${operation.type} || ':' || ${relative.id}`,
    sql`(${operation.type} = 'FRIEND' or ${relative.status} = 'paid')`,
  );
  return db
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
}
