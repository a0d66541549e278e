import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { lesson, lessonProgress } from '#server/database/schema/programme/lesson.ts';
import type { Lesson } from '#src/domain/education/lesson.ts';

/**
 * The lessons of a brand's course with the member's progress (R2.22).
 * @param memberId undefined for a person who is not a member yet: no lesson is done
 * @param count how many lessons the brand's course has
 */
export async function listLessons(
  db: Db,
  memberId: number | undefined,
  count: number,
): Promise<Lesson[]> {
  const rows = await db
    .select()
    .from(lesson)
    .where(isNull(lesson.removedAt))
    .orderBy(asc(lesson.id))
    .limit(count);
  const done = memberId === undefined ? new Set() : await doneLessons(db, memberId);
  return rows.map((row) => ({ ...row, done: done.has(row.id) }));
}

/** Stores whether a member has done a lesson; the last call wins. */
export async function storeProgress(
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
