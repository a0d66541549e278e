import { ratingResponse } from '#src/contract/programme/rating.ts';
import type { Rating } from '#src/domain/rating/rating.ts';
import { callAndParse } from '../call-and-parse.ts';

/** The top 50 and the member's own place (R7.12). */
export const fetchRating = (signal?: AbortSignal): Promise<Rating> =>
  callAndParse(ratingResponse, { path: '/api/topClientsRating/50', signal });
