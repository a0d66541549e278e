import * as v from 'valibot';
import type { RatingPlace } from '../domain/rating.ts';
import { coins, emailQuery, timestamp } from './common.ts';

const ratingPlace = v.object({
  place: v.number(),
  name: v.string(),
  balance: coins,
  isOwn: v.boolean(),
}) satisfies v.GenericSchema<unknown, RatingPlace>;

/** GET api/topClientsRating/50 (R7.12, R2.25): places by coins, equal ones by who joined earlier. */
export const ratingQuery = v.object(emailQuery);
export const ratingAnswer = v.object({
  /** The person's own place; null for who is no member yet. */
  client: v.nullable(ratingPlace),
  top: v.array(ratingPlace),
  /** The own place between its neighbours when it is below the top, else nothing. */
  neighbours: v.array(ratingPlace),
  /** When the coins were counted: at most a minute ago. */
  asOf: timestamp,
});
