import type { Db } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { ACTIVITY_PREMIUM } from '#server/demo/activity/ordinary-member.ts';
import { dayAt } from '#server/demo/catalog/days.ts';
import { COMMUNITY } from '#server/demo/people/community.ts';
import { operationIdOf } from '#server/operations/operation-types.ts';

/** Adds the members whom only the rating shows, each with one accrual. */
export async function insertCommunity(tx: Db, now: Date): Promise<void> {
  await tx.insert(member).values(
    COMMUNITY.map(({ memberId, email, fullName }) => ({
      id: memberId,
      email,
      fullName,
      createdAt: dayAt(now, -300, 9),
    })),
  );
  await tx.insert(operation).values(
    COMMUNITY.map(({ memberId, coins }) => ({
      memberId,
      operationId: operationIdOf('DECREE'),
      type: 'DECREE',
      amount: coins,
      date: dayAt(now, -200, 12),
      comment: ACTIVITY_PREMIUM.ru,
      localComment: ACTIVITY_PREMIUM,
    })),
  );
}
