import { successStoriesResponse } from '#src/contract/success-stories.ts';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';
import { callService } from '../http/service.ts';
import { parseResponse } from './parse-response.ts';

/** Stories of members whose friends became students (R7.35). */
export async function fetchSuccessStories(signal?: AbortSignal): Promise<readonly SuccessStory[]> {
  const path = '/api/successStories';
  const response = await callService({ path, keep: true, signal });
  return parseResponse(successStoriesResponse, response, `GET ${path}`).stories;
}
