import { useStored } from '#src/data/db/use-stored.ts';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { useRefreshOnEntry } from '#src/sync/use-refresh-on-entry.ts';
import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadPosts } from '#src/data/db/posts.ts';
import { mergeProgress, type MarkedLesson } from '#src/domain/lesson-progress.ts';

/** The course on the device. */
interface StoredCourse {
  /** In the course's order, as the member marked them. */
  readonly lessons: readonly MarkedLesson[];
  /** ms since the epoch of the last refresh; null when the lessons were never received. */
  readonly updatedAt: number | null;
}

/** Loads the lessons with the marks that the service does not have yet (R2.22). */
async function loadCourse(): Promise<StoredCourse> {
  const db = database();
  const [lessons, meta, posts] = await Promise.all([
    db.lessons.toArray(),
    loadMeta(db, 'lessons'),
    loadPosts('lessonProgress'),
  ]);
  return { lessons: mergeProgress(lessons, posts), updatedAt: meta?.updatedAt ?? null };
}

interface Course extends StoredCourse {
  /** Why there are no lessons, when there are none. */
  readonly reason: EmptyReason;
  readonly retry: () => Promise<void>;
}

/** The stored course, which follows the device and is refreshed when the screen opens (R2.22). */
export function useCourse(): Course {
  const stored = useStored(loadCourse);
  const retry = useRefreshOnEntry('lessons');
  const { lessons, updatedAt } = stored ?? { lessons: [], updatedAt: null };
  const reason = useEmptyReason('lessons', stored && updatedAt !== null);
  return { lessons, updatedAt, reason, retry };
}
