import { loadLessons } from '#src/data/db/lessons.ts';
import type { MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import { useCollection, type CollectionData } from '#src/sync/requests/use-collection.ts';

interface Course extends Omit<CollectionData<unknown>, 'data'> {
  readonly lessons: readonly MarkedLesson[];
}

const NONE: readonly MarkedLesson[] = [];

/** The course of both screens: the whole one, and a lesson (R2.22). */
export function useCourse(): Course {
  const { data: lessons = NONE, ...state } = useCollection('lessons', loadLessons);
  return { lessons, ...state };
}
