import * as v from 'valibot';
import { WEEKDAYS } from '../../domain/orders/pickup-place.ts';
import { externalId, id, localText, timestamp } from '../common.ts';
import { bothTexts } from './common.ts';

const LONGEST_NAME = 200;

/** «09:30»; 24:00 is not one. */
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const hours = v.pipe(
  v.array(v.strictObject({ day: v.picklist(WEEKDAYS), from: time, to: time })),
  v.check((list) => list.every(({ from, to }) => from < to)),
  v.check((list) => new Set(list.map(({ day }) => day)).size === list.length),
);

/**
 * POST /programme/v1/places (R11.2) adds a pickup place, or changes the one with the same `externalId`;
 * PUT /programme/v1/places/{id} changes one as a whole. 409 CONFLICT where another open place has the same name and
 * address. `hours` has at most one entry for a day, 1 is Monday.
 */
export const placeBody = v.strictObject({
  externalId: v.optional(externalId),
  name: bothTexts(LONGEST_NAME),
  address: bothTexts(LONGEST_NAME),
  hours,
});

export const staffPlace = v.object({
  id,
  externalId: v.nullable(v.string()),
  name: localText,
  address: localText,
  hours: v.array(v.object({ day: v.picklist(WEEKDAYS), from: v.string(), to: v.string() })),
  updatedAt: timestamp,
  isWithdrawn: v.boolean(),
});
/** GET /programme/v1/places: by id, paged by `cursor`. */
export const staffPlacesResponse = v.object({
  places: v.array(staffPlace),
  nextCursor: v.nullable(v.number()),
});
