import { educationResponse, progressResponse } from '#src/contract/programme/education.ts';
import type { Lesson } from '#src/domain/education/lesson.ts';
import { callAndParse } from '../call-and-parse.ts';

const PATH = '/api/education';

/** The brand's lessons with the member's progress (R7.35). */
export const fetchLessons = async (signal?: AbortSignal): Promise<readonly Lesson[]> =>
  (await callAndParse(educationResponse, { path: PATH, signal })).lessons;

export async function updateLessonProgress(
  id: number,
  done: boolean,
  requestId: string,
): Promise<void> {
  const call = {
    method: 'PUT',
    path: `${PATH}/${id}/progress`,
    body: { done },
    requestId,
  } as const;
  await callAndParse(progressResponse, call, `${PATH}/{id}/progress`);
}
