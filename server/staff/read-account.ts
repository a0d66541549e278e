import { and, eq } from 'drizzle-orm';
import { cardsOf } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import type { Principal } from '#server/identity/principal.ts';
import { mostCoinsAlone } from '#server/operations/coin-requests.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import type { Account } from '#src/contract/acts/members.ts';
import { mayDo } from '#src/domain/acts.ts';

/**
 * A member's coins and cards, as staff sees them before an act (R11.2). Throws 404 for an unknown member, and for one
 * for whom the roles of staff do not hold.
 * @param coinsByOnePerson of one member that one person moves within 24 hours
 */
export async function readAccount(
  db: Db,
  { sub: subject, roles, projects }: Principal,
  reference: string,
  coinsByOnePerson: number,
): Promise<Account> {
  const [found] = await db
    .select({ id: member.id, name: member.fullName, email: member.email })
    .from(member)
    .where(and(eq(member.reference, reference), inProjects(projects)));
  if (!found) throw notFound();
  const { id, name, email } = found;
  const isPaid = and(eq(relative.memberId, id), eq(relative.status, 'paid'));
  const cards = await cardsOf(db, id);
  return {
    reference,
    name,
    email,
    coins: await balanceOf(db, id),
    mostCoinsAlone: mayDo(roles, 'coins.add')
      ? await mostCoinsAlone(db, id, { subject, alone: coinsByOnePerson })
      : null,
    paidFriends: await db.$count(relative, isPaid),
    cards: cards.map(({ id: cardId, typeId, status, cardNumber }) => ({
      id: cardId,
      typeId,
      status,
      cardNumber,
    })),
  };
}
