import { successStoriesResponse } from '#src/contract/programme/success-stories.ts';
import { callService } from '#src/data/http/service.ts';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';
import { parseResponse } from '../parse-response.ts';

/** Stories of members whose friends became students (R7.35). */
export async function fetchSuccessStories(signal?: AbortSignal): Promise<readonly SuccessStory[]> {
  const path = '/api/successStories';
  const response = await callService({ path, keep: true, signal });
  return parseResponse(successStoriesResponse, response, `GET ${path}`).stories;
}
