import { educationResponse, progressResponse } from '#src/contract/programme/education.ts';
import { callService } from '#src/data/http/service.ts';
import type { Lesson } from '#src/domain/education/lesson.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/education';

/** The brand's lessons with the member's progress (R7.35). */
export async function fetchLessons(signal?: AbortSignal): Promise<readonly Lesson[]> {
  const response = await callService({ path: PATH, signal });
  return parseResponse(educationResponse, response, `GET ${PATH}`).lessons;
}

export async function updateLessonProgress(
  id: number,
  done: boolean,
  requestId: string,
): Promise<void> {
  const path = `${PATH}/${id}/progress`;
  const response = await callService({ method: 'PUT', path, body: { done }, requestId });
  parseResponse(progressResponse, response, `PUT ${PATH}/{id}/progress`);
}
