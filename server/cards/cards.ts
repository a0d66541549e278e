import { randomBytes, randomInt } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import { recordEvent } from '#server/events/record-event.ts';
import type { Card } from '#src/domain/member/card.ts';

const cardsOfMember = madeOnce((db) =>
  db
    .select({
      id: card.id,
      typeId: card.typeId,
      status: card.status,
      cardNumber: card.cardNumber,
      cardHash: card.cardHash,
    })
    .from(card)
    .where(eq(card.memberId, sql.placeholder('memberId')))
    .orderBy(asc(card.id))
    .prepare(''),
);

/** A member's cards in the order of their issue, on which the selection rule depends (R4.1). */
export const cardsOf = (db: Db, memberId: number): Promise<Card[]> =>
  cardsOfMember(db).execute({ memberId });

/** The same as one column of a query on members. */
export const cardsColumn = sql<Card[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${card.id}, 'typeId', ${card.typeId}, 'status', ${card.status},
    'cardNumber', ${card.cardNumber}, 'cardHash', ${card.cardHash}
  ) order by ${card.id}), '[]')
  from ${card} where ${card.memberId} = ${member.id}
)`;

/**
 * Adds a card with a new hash, and a new number unless one is given; the caller holds the member's lock.
 * @returns the id of the card
 */
export async function insertCard(
  tx: Db,
  added: Pick<typeof card.$inferInsert, 'memberId' | 'typeId' | 'status'> & {
    readonly cardNumber?: string | undefined;
  },
): Promise<number> {
  const cardNumber = added.cardNumber ?? String(randomInt(10 ** 11, 10 ** 12));
  const cardHash = randomBytes(16).toString('hex');
  const [row] = await tx
    .insert(card)
    .values({ ...added, cardNumber, cardHash })
    .returning({ id: card.id });
  if (!row) throw new Error('An insert gave no row');
  const { memberId, typeId } = added;
  const entityId = String(row.id);
  await recordEvent(tx, {
    type: 'card.linked',
    entityId,
    memberId,
    data: { cardId: row.id, typeId },
  });
  return row.id;
}
