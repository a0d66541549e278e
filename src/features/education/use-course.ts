import { loadLessons } from '#src/data/db/lessons.ts';
import type { MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';

const NONE: readonly MarkedLesson[] = [];

/** The course of both screens: the whole one, and a lesson (R2.22). */
export function useCourse() {
  const { data: lessons = NONE, ...state } = useCollection('lessons', loadLessons);
  return { lessons, ...state };
}
