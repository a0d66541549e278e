import { and, asc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { sandboxCardBody } from '#src/contract/sandbox.ts';
import { insertCard } from '../store/cards.ts';
import { recordChange } from '../store/changes.ts';
import type { Db } from '../store/db.ts';
import { lockMember } from '../store/members.ts';
import { card } from '../store/schema/card.ts';

type CardOrder = Omit<InferOutput<typeof sandboxCardBody>, 'email'>;

/**
 * Changes the status of a member's card of the type, or of the named one; issues a new card when
 * there is none such. Raises «cards» (api.md).
 */
export async function issueCard(db: Db, memberId: number, wanted: CardOrder): Promise<void> {
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
