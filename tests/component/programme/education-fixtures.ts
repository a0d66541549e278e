import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { Lesson } from '#src/domain/education/lesson.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { session } from '#src/state/session/session.ts';

const text = (ru: string, uz: string) => ({ ru, uz });

const aLesson = (fields: Partial<Lesson> & Pick<Lesson, 'id'>): Lesson => ({
  title: text(`Тема ${fields.id}`, `Mavzu ${fields.id}`),
  summary: text(`О чём тема ${fields.id}`, `${fields.id}-mavzu haqida`),
  body: text('Первый абзац.\n\nВторой абзац.', 'Birinchi xatboshi.\n\nIkkinchi xatboshi.'),
  videoUrl: null,
  minutes: 5,
  done: false,
  ...fields,
});

/** Seven lessons, the first `done` of which are done; the second has a video. */
export const course = (done = 0): readonly Lesson[] =>
  [11, 12, 13, 14, 15, 16, 17].map((id, index) =>
    aLesson({
      id,
      minutes: 4 + index,
      done: index < done,
      ...(index === 1 && { videoUrl: 'videos/missing.webm' }),
    }),
  );

/** Stores lessons as received. */
export async function storeLessons(lessons: readonly Lesson[]): Promise<void> {
  const db = database();
  await db.transaction('rw', db.lessons, db.meta, async () => {
    await db.lessons.clear();
    await db.lessons.bulkPut([...lessons]);
    await storeMeta('lessons', true, Date.now());
  });
}

/** Stores a member's mark as a post of the outbox. */
export async function storeMark(
  fields: Partial<OutboxPost<'lessonProgress'>> &
    Pick<OutboxPost<'lessonProgress'>, 'body' | 'state'>,
): Promise<void> {
  await database().posts.put({
    requestId: crypto.randomUUID(),
    kind: 'lessonProgress',
    subject: 'anna',
    createdAt: Date.now(),
    sentAt: null,
    attempts: 0,
    refusal: null,
    ...fields,
  });
}

/** Signs a member in. */
export function signIn(): void {
  session.member = {
    sub: 'anna',
    email: 'anna@example.test',
    firstName: 'Анна',
    lastName: '',
    roles: [],
    databaseName: 'anna',
  };
}
