import { eq, sql } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import { findDamage } from '#server/audit/audit.ts';
import type { Db } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import type { sandboxAuditResponse } from '#src/contract/sandbox.ts';

/**
 * Every member's coins as the app gets them and as the ledger has them, and what the audit of money
 * finds (docs/operation.md).
 */
export async function audit(db: Db): Promise<InferInput<typeof sandboxAuditResponse>> {
  const members = await db.select({ id: member.id, email: member.email }).from(member);
  const balances = [];
  for (const { id, email } of members) {
    balances.push({ email, balance: await balanceOf(db, id) });
  }
  const ledgerSums = await db
    .select({
      email: member.email,
      sum: sql`coalesce(sum(${operation.amount}), 0)`.mapWith(Number),
    })
    .from(member)
    .leftJoin(operation, eq(operation.memberId, member.id))
    .groupBy(member.email);
  return { balances, ledgerSums, ...(await findDamage(db)) };
}
