import * as v from 'valibot';
import { isMemberReference } from '../domain/member/member-summary.ts';
import { isEmail, LONGEST_EMAIL } from '../domain/person/email-address.ts';
import type { FieldProblem } from '../domain/text/field-problem.ts';
import { cleanFreeText } from '../domain/text/free-text.ts';

/** Whole coins, safe for arithmetic; negative in a charge. */
export const coins = v.pipe(v.number(), v.safeInteger());
/** An id from the service: a positive integer. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** ISO 8601 date-time with its offset. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
/** A moment that the database can keep. */
export const storedTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1 && year <= 9999;
  }),
);
export const localText = v.object({ ru: v.string(), uz: v.string() });

/**
 * How many times its limit a text may have before it is cleaned, which removes emoji of many parts, spaces and
 * invisible characters.
 */
const TYPED_FOR_KEPT = 10;

/**
 * A text that somebody types, cleaned before its length is checked (R5.4). One that is many times too long is refused
 * before anything reads it, so that what a text costs depends on its limit.
 * @param limit of the cleaned text, in characters
 * @param problems of a value that is no text, and of a longer text; the library's messages by default
 */
export const typedText = (
  clean: (text: string) => string,
  limit: number,
  problems: { readonly missing?: FieldProblem; readonly tooLong?: FieldProblem } = {},
) =>
  v.pipe(
    v.string(problems.missing),
    v.maxLength(limit * TYPED_FOR_KEPT, problems.tooLong),
    v.transform(clean),
    v.maxLength(limit, problems.tooLong),
  );

/** A text written by a member, without emoji. */
export const freeText = typedText(cleanFreeText, 2000);

/** The id that another system of the institution has for something: visible characters without a space. */
export const externalId = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}\p{P}\p{S}]{1,64}$/u));

/** A number in a query string. */
export const queryNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** The largest integer of the database: no row has a larger id or price. */
const LARGEST_INTEGER = 2 ** 31 - 1;
/** A number in a request that the database can keep. */
export const storedInteger = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-LARGEST_INTEGER),
  v.maxValue(LARGEST_INTEGER),
);
/** An id in a request. */
export const requestedId = v.pipe(storedInteger, v.minValue(1));
/** An id or a price in a query string. */
export const queryInteger = v.pipe(queryNumber, v.maxValue(LARGEST_INTEGER));

/** Rows per page; the service's default is 50. */
export const pageLimit = v.pipe(queryNumber, v.minValue(1), v.maxValue(1000));

/**
 * An e-mail that names a person. It is compared with the token and not cleaned: another spelling is another
 * person's.
 */
export const identity = v.pipe(v.string(), v.maxLength(LONGEST_EMAIL), v.check(isEmail));

/** Names a member to staff without revealing who it is (R6.1); it gives no right to see anything. */
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

/** An id that a desk's device has made: of itself, or of a hand-out. */
export const ownId = v.pipe(v.string(), v.uuid());
