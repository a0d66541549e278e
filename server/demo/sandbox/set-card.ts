import { and, asc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { insertCard } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { lockMember } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import type { sandboxCardBody } from '#src/contract/sandbox.ts';

type WantedCard = Omit<InferOutput<typeof sandboxCardBody>, 'email'>;

/**
 * Gives a status to the member's card with this type, and number where one is given; adds a card when there is
 * none, even a second active one, which the institution's own acts refuse (R4.1). To be called in a transaction.
 */
export async function setCard(tx: Db, memberId: number, wanted: WantedCard): Promise<void> {
  const { typeId, status, cardNumber } = wanted;
  await lockMember(tx, memberId);
  const [known] = await tx
    .select({ id: card.id })
    .from(card)
    .where(
      and(
        eq(card.memberId, memberId),
        eq(card.typeId, typeId),
        cardNumber === undefined ? undefined : eq(card.cardNumber, cardNumber),
      ),
    )
    .orderBy(asc(card.id))
    .limit(1);
  if (known) await tx.update(card).set({ status }).where(eq(card.id, known.id));
  else await insertCard(tx, { memberId, typeId, status, cardNumber });
  await recordChange(tx, memberId, 'cards');
}
