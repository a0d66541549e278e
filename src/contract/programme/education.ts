import * as v from 'valibot';
import type { Lesson } from '../../domain/education/lesson.ts';
import { emailQuery, id, localText } from '../common.ts';

const lesson = v.object({
  id,
  title: localText,
  summary: localText,
  body: localText,
  videoUrl: v.nullable(v.string()),
  minutes: v.number(),
  done: v.boolean(),
}) satisfies v.GenericSchema<unknown, Lesson>;

/** GET api/education (R2.22): the brand's lessons in order; `body` is plain text in paragraphs. */
export const educationQuery = v.object(emailQuery);
export const educationResponse = v.object({ lessons: v.array(lesson) });

/** PUT api/education/{id}/progress: the last request wins. */
export const progressBody = v.strictObject({ done: v.boolean() });
export const progressResponse = v.object({
  progress: v.object({ lessonId: id, done: v.boolean() }),
});
