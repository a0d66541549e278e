import * as v from 'valibot';
import type { RatingPlace } from '../../domain/rating/rating.ts';
import { coins, emailQuery, timestamp } from '../common.ts';

const ratingPlace = v.object({
  place: v.number(),
  name: v.string(),
  balance: coins,
  isOwn: v.boolean(),
}) satisfies v.GenericSchema<unknown, RatingPlace>;

/**
 * GET api/topClientsRating/50 (R7.12, R2.25): places by coins; among equals the earlier member comes
 * first.
 */
export const ratingQuery = v.object(emailQuery);
export const ratingResponse = v.object({
  /** The person's own place; null before they become a member. */
  client: v.nullable(ratingPlace),
  top: v.array(ratingPlace),
  /** The places around the person's own when it is below the top, else empty. */
  neighbours: v.array(ratingPlace),
  /** When the coins were counted, at most a minute ago. */
  asOf: timestamp,
});
