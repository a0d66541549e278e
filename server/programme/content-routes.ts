import { eq, max, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '#server/database/db.ts';
import { saveRow } from '#server/database/save-row.ts';
import { manager } from '#server/database/schema/member/member.ts';
import { lesson } from '#server/database/schema/programme/lesson.ts';
import { successStory } from '#server/database/schema/programme/success-story.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import {
  lessonBody,
  managerBody,
  staffLesson,
  staffManager,
  staffStory,
  storyBody,
} from '#src/contract/acts/content.ts';
import { dataRoutes } from './data-kind.ts';
import { byExternalId, MANAGERS } from './savings.ts';

const withdrawer =
  (table: typeof manager | typeof lesson | typeof successStory) =>
  async (tx: Db, id: number, isWithdrawn: boolean): Promise<void> => {
    const removedAt = isWithdrawn ? new Date() : null;
    await tx.update(table).set({ removedAt }).where(eq(table.id, id));
  };

/** Lessons and stories are ordered by their ids: a new one is the last. */
async function idAfterLast(tx: Db, table: typeof lesson | typeof successStory): Promise<number> {
  const [found] = await tx.select({ last: max(table.id) }).from(table);
  return (found?.last ?? 0) + 1;
}

const toOne = <Row extends { readonly removedAt: Date | null }>({ removedAt, ...row }: Row) => ({
  ...row,
  isWithdrawn: removedAt !== null,
});

/** The institution's acts on managers, lessons and success stories (R11.1, R11.2). */
export const contentActRoutes = ({ db }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .route(
      '/',
      dataRoutes(db, {
        entity: 'manager',
        plural: 'managers',
        what: 'a manager of members',
        table: manager,
        name: sql`${manager.name}`,
        body: managerBody,
        one: staffManager,
        toOne,
        saving: MANAGERS,
        withdraw: withdrawer(manager),
      }).routes,
    )
    .route(
      '/',
      dataRoutes(db, {
        entity: 'lesson',
        plural: 'lessons',
        what: 'a lesson of the course',
        table: lesson,
        name: sql`${lesson.title}::text`,
        body: lessonBody,
        one: staffLesson,
        toOne,
        saving: {
          entity: 'lesson',
          act: 'lessons.save',
          find: byExternalId('lesson'),
          save: async (tx, known, fields) => {
            const id = known ?? (await idAfterLast(tx, lesson));
            return (await saveRow(tx, lesson, known, { id, ...fields })).id;
          },
        },
        withdraw: withdrawer(lesson),
      }).routes,
    )
    .route(
      '/',
      dataRoutes(db, {
        entity: 'story',
        plural: 'stories',
        what: 'a success story',
        table: successStory,
        name: sql`${successStory.name}::text`,
        body: storyBody,
        one: staffStory,
        toOne,
        saving: {
          entity: 'story',
          act: 'stories.save',
          find: byExternalId('story'),
          save: async (tx, known, fields) => {
            const id = known ?? (await idAfterLast(tx, successStory));
            return (await saveRow(tx, successStory, known, { id, ...fields })).id;
          },
        },
        withdraw: withdrawer(successStory),
      }).routes,
    );
