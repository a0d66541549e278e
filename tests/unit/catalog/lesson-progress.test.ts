import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  courseProgress,
  findLesson,
  mergeProgress,
} from '#src/domain/education/lesson-progress.ts';
import type { Lesson } from '#src/domain/education/lesson.ts';
import type { OutboxPost, PostState } from '#src/domain/outbox/outbox-post.ts';

const text = (word: string) => ({ ru: word, uz: word });
const lesson = (id: number, done = false): Lesson => ({
  id,
  title: text(`Урок ${id}`),
  summary: text(''),
  body: text(''),
  videoUrl: null,
  minutes: id,
  done,
});

let clock = 0;
const mark = (
  lessonId: number,
  done: boolean,
  state: PostState = 'waiting',
): OutboxPost<'lessonProgress'> => {
  clock += 1;
  return {
    requestId: `mark-${clock}`,
    kind: 'lessonProgress',
    subject: 'student',
    body: { lessonId, done },
    state,
    createdAt: clock,
    sentAt: null,
    attempts: 0,
    refusal: null,
  };
};
const doneIds = (lessons: readonly Lesson[]) =>
  lessons.filter(({ done }) => done).map(({ id }) => id);

test('[R2.22] [R9.10] a mark that waits for the network counts at once', () => {
  const lessons = mergeProgress([lesson(1, true), lesson(2)], [mark(2, true), mark(1, false)]);
  expect(doneIds(lessons)).toEqual([2]);
  expect(lessons.map(({ pending }) => pending?.body.done)).toEqual([false, true]);
});

test('[R9.10] of several marks of a lesson the latest counts, in whatever order they are read', () => {
  const posts = [mark(1, true), mark(1, false), mark(1, true), mark(2, true), mark(2, false)];
  for (const read of [posts, posts.toReversed()]) {
    expect(doneIds(mergeProgress([lesson(1), lesson(2, true)], read))).toEqual([1]);
  }
});

test('[R9.10] a refused mark counts for nothing, and an accepted one until the lessons are read again', () => {
  expect(doneIds(mergeProgress([lesson(1)], [mark(1, true, 'refused')]))).toEqual([]);
  expect(doneIds(mergeProgress([lesson(1)], [mark(1, true, 'sent')]))).toEqual([1]);
  const earlier = mark(1, true);
  expect(doneIds(mergeProgress([lesson(1)], [earlier, mark(1, false, 'refused')]))).toEqual([1]);
});

test('[R2.22] a mark of a lesson that the course does not have changes nothing', () => {
  expect(mergeProgress([lesson(1)], [mark(9, true)])).toEqual([{ ...lesson(1), pending: null }]);
});

test('[R2.22] merged marks equal the marks applied one after the other', () => {
  const someMarks = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()));
  fc.assert(
    fc.property(
      someMarks,
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (marks, known) => {
        const lessons = known.map((done, index) => lesson(index + 1, done));
        const applied = [...known];
        for (const [id, done] of marks) applied[id - 1] = done;
        const posts = marks.map(([id, done]) => mark(id, done));
        expect(mergeProgress(lessons, posts).map(({ done }) => done)).toEqual(applied);
      },
    ),
  );
});

test('[R2.22] progress counts what is done, the minutes that are left and the next lesson', () => {
  const lessons = [lesson(1, true), lesson(2), lesson(3, true), lesson(4)];
  expect(courseProgress(lessons)).toEqual({
    done: 2,
    total: 4,
    minutesLeft: 6,
    next: lessons[1],
  });
  expect(courseProgress([lesson(1, true)])).toMatchObject({ next: null, minutesLeft: 0 });
  expect(courseProgress([])).toEqual({ done: 0, total: 0, minutesLeft: 0, next: null });
});

test('[R2.22] a lesson has its number and its neighbours in the course', () => {
  const lessons = [lesson(3), lesson(5), lesson(9)];
  expect(findLesson(lessons, 5)).toEqual({
    lesson: lessons[1],
    number: 2,
    previous: lessons[0],
    next: lessons[2],
  });
  expect(findLesson(lessons, 3)).toMatchObject({ number: 1, previous: null });
  expect(findLesson(lessons, 9)).toMatchObject({ number: 3, next: null });
  expect(findLesson(lessons, 4)).toBeNull();
});
