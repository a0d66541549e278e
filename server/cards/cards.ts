import { randomBytes, randomInt } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/card.ts';
import type { Card } from '#src/domain/card.ts';

/** A member's cards in the order of their issue, on which the selection rule depends (R4.1). */
export const cardsOf = (db: Db, memberId: number): Promise<Card[]> =>
  db
    .select({
      id: card.id,
      typeId: card.typeId,
      status: card.status,
      cardNumber: card.cardNumber,
      cardHash: card.cardHash,
    })
    .from(card)
    .where(eq(card.memberId, memberId))
    .orderBy(asc(card.id));

/** Adds a card with a new hash, and a new number unless one is given; the caller holds the member's lock. */
export async function insertCard(
  tx: Db,
  added: Pick<typeof card.$inferInsert, 'memberId' | 'typeId' | 'status'> & {
    readonly cardNumber?: string | undefined;
  },
): Promise<void> {
  const cardNumber = added.cardNumber ?? String(randomInt(10 ** 11, 10 ** 12));
  await tx.insert(card).values({ ...added, cardNumber, cardHash: randomBytes(16).toString('hex') });
}
