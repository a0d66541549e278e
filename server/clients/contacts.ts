import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { deal } from '#server/database/schema/member/deal.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { balanceColumn } from '#server/operations/ledger.ts';
import type { Contact } from '#src/contract/member/contacts.ts';
import { isStudent, type Deal } from '#src/domain/member/member.ts';

/** The deals of a member as one column of a query on members (R4.2). */
export const dealsColumn = sql<Deal[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${deal.id}, 'docNum', ${deal.docNum}, 'partnerId', ${deal.partnerId}, 'stageId', ${deal.stageId}
  ) order by ${deal.id}), '[]')
  from ${deal} where ${deal.memberId} = ${member.id}
)`;

const contactByEmail = madeOnce((db) =>
  db
    .select({ member, balance: balanceColumn, deals: dealsColumn, manager })
    .from(member)
    .leftJoin(manager, and(eq(manager.id, member.managerId), isNull(manager.removedAt)))
    .where(and(eq(member.email, sql.placeholder('email')), member.hasContact))
    .prepare(''),
);

/**
 * The contact with an e-mail and the parts that `include` names (R7.4); undefined without one. One
 * statement: the start waits for it, and balance and deals are of one moment.
 */
export async function readContact(
  db: Db,
  email: string,
  include: readonly string[],
): Promise<Contact | undefined> {
  const [found] = await contactByEmail(db).execute({ email: email.toLowerCase() });
  if (!found) return undefined;
  return {
    ...found.member,
    full_name: found.member.fullName,
    balance: found.balance,
    ...(include.includes('deals') && { deals: found.deals }),
    ...(include.includes('hasWin') && { hasWin: isStudent(found.deals) }),
    ...(include.includes('manager') && { manager: found.manager }),
  };
}
