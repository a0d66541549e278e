import * as v from 'valibot';
import { isEmail, LONGEST_EMAIL } from '../domain/email-address.ts';
import { isMemberReference } from '../domain/member-summary.ts';
import { cleanFreeText } from '../domain/free-text.ts';

/** Whole coins, safe for arithmetic; negative in a charge. */
export const coins = v.pipe(v.number(), v.safeInteger());
/** An id from the service: a positive integer. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** ISO 8601 date-time with its offset. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
export const localText = v.object({ ru: v.string(), uz: v.string() });
/** A text written by a member, cleaned and without emoji before its length is checked (R5.4). */
export const freeText = v.pipe(v.string(), v.transform(cleanFreeText), v.maxLength(2000));

/** A number in a query string. */
export const queryNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** Rows per page; the service's default is 50. */
export const pageLimit = v.pipe(queryNumber, v.minValue(1), v.maxValue(1000));

/**
 * An e-mail that names a person. It is compared with the token and not cleaned: another spelling is another
 * person's.
 */
export const identity = v.pipe(v.string(), v.maxLength(LONGEST_EMAIL), v.check(isEmail));

/** Names a member to staff without saying who it is (R6.1); it gives no right to see anything. */
export const memberReference = v.pipe(v.string(), v.check(isMemberReference));

/**
 * The person that a request is about; defaults to the signed-in person. The service checks it against the
 * token and never takes it for an identity (R6.2). `owner` names the same person as `ownerEmail`.
 */
export const emailQuery = {
  email: v.optional(identity),
  ownerEmail: v.optional(identity),
  owner: v.optional(memberReference),
};
