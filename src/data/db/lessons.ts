import { mergeProgress, type MarkedLesson } from '#src/domain/lesson-progress.ts';
import { database } from './database.ts';
import { loadMeta } from './meta.ts';
import { loadPosts } from './posts.ts';

/** The course on the device. */
export interface StoredCourse {
  /** In the course's order, as the member marked them. */
  readonly lessons: readonly MarkedLesson[];
  /** ms since the epoch of the last refresh; null when the lessons were never received. */
  readonly updatedAt: number | null;
}

/** Loads the lessons with the marks that the service does not have yet (R2.22). */
export async function loadCourse(): Promise<StoredCourse> {
  const db = database();
  const [meta, lessons, posts] = await Promise.all([
    loadMeta(db, 'lessons'),
    db.lessons.toArray(),
    loadPosts('lessonProgress'),
  ]);
  return { lessons: mergeProgress(lessons, posts), updatedAt: meta?.updatedAt ?? null };
}
