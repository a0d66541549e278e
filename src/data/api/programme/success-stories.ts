import { successStoriesResponse } from '#src/contract/programme/success-stories.ts';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';
import { callAndParse } from '../call-and-parse.ts';

/** Stories of members whose friends became students (R7.35). */
export async function fetchSuccessStories(signal?: AbortSignal): Promise<readonly SuccessStory[]> {
  const call = { path: '/api/successStories', keep: true, signal };
  return (await callAndParse(successStoriesResponse, call)).stories;
}
