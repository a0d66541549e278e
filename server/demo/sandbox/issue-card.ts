import { and, asc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { insertCard } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { lockMember } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import type { sandboxCardBody } from '#src/contract/sandbox.ts';

type CardChange = Omit<InferOutput<typeof sandboxCardBody>, 'email'>;

/**
 * Changes the status of the member's card with this type, and number where one is given; issues a new
 * card when there is none. Records the change «cards» (R7.11).
 */
export async function issueCard(db: Db, memberId: number, wanted: CardChange): Promise<void> {
  const { typeId, status, cardNumber } = wanted;
  await db.transaction(async (tx) => {
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
    if (known) {
      await tx.update(card).set({ status }).where(eq(card.id, known.id));
    } else {
      await insertCard(tx, { memberId, typeId, status, cardNumber });
    }
    await recordChange(tx, memberId, 'cards');
  });
}
