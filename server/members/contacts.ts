import { asc, eq } from 'drizzle-orm';
import type { Contact } from '#src/contract/contacts.ts';
import { isStudent, type Deal } from '#src/domain/member.ts';
import type { Db } from '#server/database/client.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { findMember } from './members.ts';
import { deal } from '#server/database/schema/deal.ts';
import { manager } from '#server/database/schema/member.ts';

/** The deals of a member (R4.2). */
export const dealsOf = (db: Db, memberId: number): Promise<Deal[]> =>
  db
    .select({
      id: deal.id,
      docNum: deal.docNum,
      partnerId: deal.partnerId,
      stageId: deal.stageId,
    })
    .from(deal)
    .where(eq(deal.memberId, memberId))
    .orderBy(asc(deal.id));

/** The contact with an e-mail and the parts that `include` names (R7.4); undefined without one. */
export async function readContact(
  db: Db,
  email: string,
  include: readonly string[],
): Promise<Contact | undefined> {
  const member = await findMember(db, email);
  if (!member?.hasContact) return undefined;
  const contact: Contact = {
    ...member,
    full_name: member.fullName,
    balance: await balanceOf(db, member.id),
  };
  if (include.includes('deals') || include.includes('hasWin')) {
    const deals = await dealsOf(db, member.id);
    if (include.includes('deals')) contact.deals = deals;
    if (include.includes('hasWin')) contact.hasWin = isStudent(deals);
  }
  if (include.includes('manager')) contact.manager = await managerById(db, member.managerId);
  return contact;
}

async function managerById(db: Db, id: number | null) {
  if (id === null) return null;
  const [found] = await db.select().from(manager).where(eq(manager.id, id));
  return found ?? null;
}
