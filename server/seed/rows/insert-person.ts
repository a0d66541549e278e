import type { Db } from '#server/store/db.ts';
import { deliveryNote } from '#server/store/schema/delivery-note.ts';
import { goal } from '#server/store/schema/goal.ts';
import { lessonProgress } from '#server/store/schema/lesson.ts';
import { relative } from '#server/store/schema/relative.ts';
import type { Person } from '../people/person.ts';
import { birthDateOf } from '../stories/birth-date.ts';
import type { PriceList } from '../stories/ledger-of.ts';
import { storyOf } from '../stories/story-of.ts';
import { insertMember } from './insert-member.ts';
import { insertOperations } from './insert-operations.ts';
import { insertOrders } from './insert-orders.ts';

/** Adds everything that the service knows of a person; nothing for a mere sign-in account. */
export async function insertPerson(
  tx: Db,
  person: Person,
  prices: PriceList,
  now: Date,
): Promise<void> {
  const { memberId } = person;
  if (memberId === null) return;
  const story = storyOf(person, prices, now);
  const birthDate = birthDateOf(person, story, now);
  const cardId = await insertMember(tx, { ...person, birthDate }, memberId, now);
  await insertOrders(tx, memberId, cardId, story.orders);
  await insertOperations(tx, memberId, story.operations);
  if (story.invitations.length > 0) {
    await tx
      .insert(relative)
      .values(
        story.invitations.map((row) => ({ ...row, interests: [...row.interests], memberId })),
      );
  }
  if (story.addresses.length > 0) {
    await tx.insert(deliveryNote).values(story.addresses.map((row) => ({ ...row, memberId })));
  }
  if (story.lessonsDone.length > 0) {
    await tx
      .insert(lessonProgress)
      .values(story.lessonsDone.map((lessonId) => ({ memberId, lessonId, done: true })));
  }
  if (story.goalId !== null) await tx.insert(goal).values({ memberId, prodId: story.goalId });
}
