import * as v from 'valibot';
import { WEEKDAYS } from '../../domain/orders/pickup-place.ts';
import { cleanFreeText } from '../../domain/text/free-text.ts';
import { externalId, id, timestamp, typedText } from '../common.ts';

const LONGEST_NAME = 200;
const words = v.pipe(typedText(cleanFreeText, LONGEST_NAME), v.nonEmpty('FIELD_REQUIRED'));
const bothTexts = v.strictObject({ ru: words, uz: words });

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
  name: bothTexts,
  address: bothTexts,
  hours,
});

/** POST /programme/v1/places/{id}/withdrawal: nobody can choose it any more, or again. */
export const placeWithdrawalBody = v.strictObject({ isWithdrawn: v.boolean() });

const staffPlace = v.object({
  id,
  externalId: v.nullable(v.string()),
  name: v.object({ ru: v.string(), uz: v.string() }),
  address: v.object({ ru: v.string(), uz: v.string() }),
  hours: v.array(v.object({ day: v.picklist(WEEKDAYS), from: v.string(), to: v.string() })),
  updatedAt: timestamp,
  isWithdrawn: v.boolean(),
});

/** What acts on a place respond with. */
export const staffPlaceResponse = v.object({ place: staffPlace });

/** GET /programme/v1/places: all of them, withdrawn ones too. */
export const staffPlacesResponse = v.object({ places: v.array(staffPlace) });
