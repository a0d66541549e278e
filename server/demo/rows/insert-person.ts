import type { Db } from '#server/database/db.ts';
import { deliveryNote } from '#server/database/schema/member/delivery-note.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { lessonProgress } from '#server/database/schema/programme/lesson.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { goal } from '#server/database/schema/shop/goal.ts';
import { birthDateOf } from '#server/demo/activity/birth-date.ts';
import { buildActivity } from '#server/demo/activity/build-activity.ts';
import type { PriceList } from '#server/demo/activity/build-ledger.ts';
import type { Person } from '#server/demo/people/person.ts';
import { insertMember } from './insert-member.ts';
import { insertOperations } from './insert-operations.ts';
import { insertOrders } from './insert-orders.ts';

/** Adds all rows of a person; nothing for a sign-in account only. */
export async function insertPerson(
  tx: Db,
  person: Person,
  prices: PriceList,
  now: Date,
): Promise<void> {
  const { memberId } = person;
  if (memberId === null) return;
  const activity = buildActivity(person, prices, now);
  const birthDate = birthDateOf(person, activity, now);
  const cardId = await insertMember(tx, { ...person, birthDate }, memberId, now);
  await insertOrders(tx, memberId, cardId, activity.orders);
  await insertOperations(tx, memberId, activity.operations);
  if (activity.invitations.length > 0) {
    await tx
      .insert(relative)
      .values(
        activity.invitations.map((row) => ({ ...row, interests: [...row.interests], memberId })),
      );
  }
  if (activity.addresses.length > 0) {
    await tx.insert(deliveryNote).values(activity.addresses.map((row) => ({ ...row, memberId })));
  }
  if (activity.lessonsDone.length > 0) {
    await tx
      .insert(lessonProgress)
      .values(activity.lessonsDone.map((lessonId) => ({ memberId, lessonId, done: true })));
  }
  if (activity.tickets.length > 0) {
    await tx.insert(supportTicket).values(activity.tickets.map((row) => ({ ...row, memberId })));
  }
  if (activity.goalId !== null) await tx.insert(goal).values({ memberId, prodId: activity.goalId });
}
