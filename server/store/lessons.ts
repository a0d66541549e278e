import { and, asc, eq } from 'drizzle-orm';
import type { Lesson } from '#src/domain/lesson.ts';
import type { Db } from './db.ts';
import { lesson, lessonProgress } from './schema/lesson.ts';

/**
 * The first lessons of the course with how far a member is (R2.22).
 * @param memberId undefined for a person who is no member yet: nothing is done
 * @param count how many lessons the brand's course has
 */
export async function listLessons(
  db: Db,
  memberId: number | undefined,
  count: number,
): Promise<Lesson[]> {
  const rows = await db.select().from(lesson).orderBy(asc(lesson.id)).limit(count);
  const done = memberId === undefined ? new Set() : await doneLessons(db, memberId);
  return rows.map((row) => ({ ...row, done: done.has(row.id) }));
}

/** Notes whether a member is through with a lesson; the last note holds. */
export async function noteProgress(
  tx: Db,
  progress: { readonly memberId: number; readonly lessonId: number; readonly done: boolean },
): Promise<void> {
  const { done } = progress;
  const updatedAt = new Date();
  await tx
    .insert(lessonProgress)
    .values({ ...progress, updatedAt })
    .onConflictDoUpdate({
      target: [lessonProgress.memberId, lessonProgress.lessonId],
      set: { done, updatedAt },
    });
}

async function doneLessons(db: Db, memberId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.memberId, memberId), eq(lessonProgress.done, true)));
  return new Set(rows.map(({ id }) => id));
}
