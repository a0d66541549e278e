import { successStoriesAnswer } from '#src/contract/success-stories.ts';
import type { SuccessStory } from '#src/domain/success-story.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

/** Stories of members whose friends became students (R7.35). */
export async function fetchSuccessStories(): Promise<readonly SuccessStory[]> {
  const path = '/api/successStories';
  const answer = await callService({ path, keep: true });
  return parseAnswer(successStoriesAnswer, answer, `GET ${path}`).stories;
}
