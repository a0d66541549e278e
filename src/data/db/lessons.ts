import { mergeProgress, type MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import { database } from './area/database.ts';
import { loadPosts } from './outbox/posts.ts';

/** The course in its order, with the marks that the service does not have yet (R2.22). */
export async function loadLessons(): Promise<readonly MarkedLesson[]> {
  const [lessons, posts] = await Promise.all([
    database().lessons.toArray(),
    loadPosts('lessonProgress'),
  ]);
  return mergeProgress(lessons, posts);
}
