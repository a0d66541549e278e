import { educationAnswer, progressAnswer } from '#src/contract/education.ts';
import type { Lesson } from '#src/domain/lesson.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

const PATH = '/api/education';

/** The brand's lessons with the member's progress (R7.35). */
export async function fetchLessons(): Promise<readonly Lesson[]> {
  return parseAnswer(educationAnswer, await callService({ path: PATH }), `GET ${PATH}`).lessons;
}

/** Marks a lesson as done, or as not done. */
export async function saveLessonProgress(
  id: number,
  done: boolean,
  requestId: string,
): Promise<void> {
  const path = `${PATH}/${id}/progress`;
  const answer = await callService({ method: 'PUT', path, body: { done }, requestId });
  parseAnswer(progressAnswer, answer, `PUT ${PATH}/{id}/progress`);
}
