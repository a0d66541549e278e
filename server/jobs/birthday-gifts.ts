import { and, asc, eq, exists, gt, isNotNull, lte, not, sql } from 'drizzle-orm';
import { cardsOf } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { lockMember } from '#server/members/members.ts';
import { addReward } from '#server/operations/ledger.ts';
import { BIRTHDAY_COMMENT } from '#server/operations/operation-comments.ts';
import { canEarn } from '#src/domain/member/card.ts';
import { isGiftDue, programmeDay, type CalendarDay } from '#src/domain/person/birthday.ts';
import { BIRTHDAY_GIFT, rewardKey } from '#src/domain/referral/reward.ts';

/** Members read by one statement. */
const BATCH = 500;

/**
 * Credits each birthday gift that is due, once in a calendar year (R1.3), each in its own transaction:
 * several processes may run it at once, and it may be interrupted. A blocked card earns nothing (R1.7):
 * the gift follows within the same year after the card is unblocked.
 * @returns how many gifts were credited
 */
export async function giveBirthdayGifts(db: Db, now: Date): Promise<number> {
  const today = programmeDay(now);
  let given = 0;
  let after = 0;
  for (;;) {
    const candidates = await candidatesAfter(db, after, today);
    for (const candidate of candidates) {
      if (await giveTo(db, candidate, today)) given += 1;
    }
    const last = candidates.at(-1);
    if (!last) return given;
    after = last.memberId;
  }
}

/** Members whose birthday has come this year and who have no gift of this year yet. */
function candidatesAfter(db: Db, after: number, { year, monthDay }: CalendarDay) {
  const gift = db
    .select({ id: operation.id })
    .from(operation)
    .where(and(eq(operation.memberId, member.id), eq(operation.once, rewardKey.birthday(year))));
  return db
    .select({
      memberId: member.id,
      birthDate: client.birthDate,
      joinedAt: member.createdAt,
    })
    .from(client)
    .innerJoin(member, eq(member.id, client.memberId))
    .where(
      and(
        gt(member.id, after),
        isNotNull(client.birthDate),
        lte(sql`to_char(${client.birthDate}, 'MM-DD')`, monthDay),
        not(exists(gift)),
      ),
    )
    .orderBy(asc(member.id))
    .limit(BATCH);
}

async function giveTo(
  db: Db,
  { memberId, birthDate, joinedAt }: Awaited<ReturnType<typeof candidatesAfter>>[number],
  today: CalendarDay,
): Promise<boolean> {
  if (birthDate === null || !isGiftDue(birthDate, programmeDay(joinedAt), today)) return false;
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if (!canEarn(await cardsOf(tx, memberId))) return false;
    return addReward(tx, {
      memberId,
      type: 'BIRTHDAY',
      amount: BIRTHDAY_GIFT,
      comment: BIRTHDAY_COMMENT,
      once: rewardKey.birthday(today.year),
    });
  });
}
