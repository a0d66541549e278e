import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { notFound, RefusedError } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import { insertCard } from './cards.ts';

export interface NewCard {
  /** Of CARD_TYPE. */
  readonly typeId: number;
  /** A random one by default. */
  readonly cardNumber?: string | undefined;
}

/**
 * Issues an active card to a member and records the change «cards» (R7.11); to be called in a transaction. Throws
 * 409 while the member has a card of the type that is not off, because two active ones would switch both off
 * (R4.1), and for a number that another card has.
 * @returns the id of the card
 */
export async function issueCard(tx: Db, memberId: number, issued: NewCard): Promise<number> {
  const { typeId, cardNumber } = issued;
  await lockMember(tx, memberId);
  await refuseSecondCard(tx, { memberId, typeId });
  // Of two members the same number is issued to one.
  if (cardNumber !== undefined)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${cardNumber}, 1))`);
  const isTaken =
    cardNumber !== undefined && (await tx.$count(card, eq(card.cardNumber, cardNumber))) > 0;
  if (isTaken) throw new RefusedError({ status: 409, code: 'CONFLICT', text: 'CARD_NUMBER_TAKEN' });
  const id = await insertCard(tx, { memberId, typeId, status: CARD_STATUS.active, cardNumber });
  await recordChange(tx, memberId, 'cards');
  return id;
}

/** Throws 409 while the member has another card of the type that is not off. */
async function refuseSecondCard(
  tx: Db,
  { memberId, typeId, id }: Pick<typeof card.$inferInsert, 'memberId' | 'typeId' | 'id'>,
): Promise<void> {
  const others = and(
    eq(card.memberId, memberId),
    eq(card.typeId, typeId),
    ne(card.status, CARD_STATUS.off),
    id === undefined ? undefined : ne(card.id, id),
  );
  if ((await tx.$count(card, others)) > 0)
    throw new RefusedError({ status: 409, code: 'CONFLICT', text: 'HAS_CARD' });
}

/**
 * Switches a card off or on, or blocks it, which freezes the coins (R1.7), and records the change «cards»; to be
 * called in a transaction. Throws 404, and 409 for a second card that is not off, as `issueCard` does.
 * @param status of CARD_STATUS
 */
export async function changeCardStatus(tx: Db, id: number, status: number): Promise<void> {
  const isOne = eq(card.id, id);
  const [found] = await tx
    .select({ memberId: card.memberId, typeId: card.typeId })
    .from(card)
    .where(isOne);
  if (!found) throw notFound();
  await lockMember(tx, found.memberId);
  if (status !== CARD_STATUS.off) await refuseSecondCard(tx, { ...found, id });
  await tx.update(card).set({ status }).where(isOne);
  await recordChange(tx, found.memberId, 'cards');
}
