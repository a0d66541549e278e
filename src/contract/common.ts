import * as v from 'valibot';
import { stripEmoji } from '../domain/emoji.ts';

/** Whole coins, safe for arithmetic; negative in a charge. */
export const coins = v.pipe(v.number(), v.safeInteger());
/** An id that the service gave: a positive whole number. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** ISO 8601 date-time with its offset. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
export const localText = v.object({ ru: v.string(), uz: v.string() });
/** A text of a member's own writing; emoji go before it is measured, whoever sends it (R5.4). */
export const freeText = v.pipe(v.string(), v.transform(stripEmoji), v.maxLength(2000));

/** A number in a query, where everything is text. */
export const queryNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** How many rows a page holds at the most; the service's default is 50. */
export const pageLimit = v.pipe(queryNumber, v.minValue(1), v.maxValue(1000));

/**
 * The person that a call speaks of. A claim that the service checks against the token, never an
 * identity (R6.2); absent, it is the signed-in person.
 */
export const emailQuery = {
  email: v.optional(v.pipe(v.string(), v.email())),
  ownerEmail: v.optional(v.pipe(v.string(), v.email())),
};
