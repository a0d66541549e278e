import { randomBytes, randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { sandboxCardBody } from '#src/contract/sandbox.ts';
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
      await tx.insert(card).values({
        memberId,
        typeId,
        status,
        cardNumber: cardNumber ?? newCardNumber(),
        cardHash: randomBytes(16).toString('hex'),
      });
    }
    await recordChange(tx, memberId, 'cards');
  });
}

const newCardNumber = () => String(randomInt(10 ** 11, 10 ** 12));
