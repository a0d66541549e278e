import type { OutboxPost } from '../outbox/outbox-post.ts';
import type { Lesson } from './lesson.ts';

type ProgressPost = OutboxPost<'lessonProgress'>;

/** A lesson with the member's latest mark, which the service may not have yet. */
export interface MarkedLesson extends Lesson {
  /** The post that carries the mark; null when the service has it. */
  readonly pending: ProgressPost | null;
}

/**
 * Lessons as the member marked them (R2.22): the latest mark on the device replaces the service's until the
 * service has it. A refused mark counts for nothing.
 */
export function mergeProgress(
  lessons: readonly Lesson[],
  posts: readonly ProgressPost[],
): readonly MarkedLesson[] {
  const latest = new Map<number, ProgressPost>();
  for (const post of posts.toSorted((a, b) => a.createdAt - b.createdAt)) {
    if (post.state !== 'refused') latest.set(post.body.lessonId, post);
  }
  return lessons.map((lesson) => {
    const pending = latest.get(lesson.id) ?? null;
    return { ...lesson, done: pending?.body.done ?? lesson.done, pending };
  });
}

/** How far the member is in the course. */
export interface CourseProgress<L extends Lesson = Lesson> {
  readonly done: number;
  readonly total: number;
  /** Reading time of what is left. */
  readonly minutesLeft: number;
  /** The first lesson that is not done; null when all are. */
  readonly next: L | null;
}

/** Progress in lessons that are in the course's order (R2.22). */
export function courseProgress<L extends Lesson>(lessons: readonly L[]): CourseProgress<L> {
  const left = lessons.filter(({ done }) => !done);
  return {
    done: lessons.length - left.length,
    total: lessons.length,
    minutesLeft: left.reduce((sum, { minutes }) => sum + minutes, 0),
    next: left[0] ?? null,
  };
}

/** A lesson among its neighbours. */
export interface LessonPlace<L extends Lesson = Lesson> {
  readonly lesson: L;
  /** Its number in the course, from 1. */
  readonly number: number;
  readonly previous: L | null;
  readonly next: L | null;
}

/** Finds a lesson in the course's order; null when the course does not have it. */
export function findLesson<L extends Lesson>(
  lessons: readonly L[],
  id: number,
): LessonPlace<L> | null {
  const index = lessons.findIndex((lesson) => lesson.id === id);
  const lesson = lessons[index];
  if (!lesson) return null;
  return {
    lesson,
    number: index + 1,
    previous: lessons[index - 1] ?? null,
    next: lessons[index + 1] ?? null,
  };
}
