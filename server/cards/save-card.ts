import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { conflict, invalid } from '#server/http/errors/refused-error.ts';
import { findMember } from '#server/members/members.ts';
import type { importedCard } from '#src/contract/acts/cards.ts';
import { changeCardStatus, issueCard } from './change-card.ts';

export type CardFields = InferOutput<typeof importedCard>;

/**
 * Issues a card with its number to a member, or gives the given one another status. Throws 400 for an unknown member,
 * 409 CONFLICT for the card of another one, and the refusals of `issueCard`.
 * @returns the card's id
 */
export async function saveCard(
  tx: Db,
  id: number | undefined,
  { member: email, typeId, cardNumber, status }: CardFields,
): Promise<number> {
  const member = await findMember(tx, email);
  if (!member) throw invalid('member', 'NO_SUCH_MEMBER');
  const saved = id ?? (await issueCard(tx, member.id, { typeId, cardNumber }));
  const [found] = await tx.select().from(card).where(eq(card.id, saved));
  if (found?.memberId !== member.id || found.typeId !== typeId) throw conflict('CONFLICT');
  if (status !== undefined && found.status !== status) await changeCardStatus(tx, saved, status);
  return saved;
}
