import { loadCourse, type StoredCourse } from '#src/data/db/lessons.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { useRefreshOnEntry } from '#src/sync/requests/use-refresh-on-entry.ts';

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
