import { ratingResponse } from '#src/contract/programme/rating.ts';
import { callService } from '#src/data/http/service.ts';
import type { Rating } from '#src/domain/rating/rating.ts';
import { parseResponse } from '../parse-response.ts';

/** The top 50 and the member's own place (R7.12). */
export async function fetchRating(signal?: AbortSignal): Promise<Rating> {
  const path = '/api/topClientsRating/50';
  return parseResponse(ratingResponse, await callService({ path, signal }), `GET ${path}`);
}
