import * as v from 'valibot';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { cleanFreeText } from '../../domain/text/free-text.ts';
import { memberReference, pageLimit, queryInteger, storedTime, typedText } from '../common.ts';

/** The member whom a row of a list is about, such as an order, a ticket or an act, as staff sees them. */
export const concernedMember = v.object({ reference: memberReference, name: v.string() });

/**
 * What staff limits a list of what belongs to members by, oldest first by id, and its page.
 * @param cursor an id of the list, in the query
 */
export const listedBy = <S extends v.GenericSchema<string, number>>(cursor: S) => ({
  member: v.optional(memberReference),
  updatedSince: v.optional(storedTime),
  cursor: v.optional(cursor),
  limit: v.optional(pageLimit),
});

/** A page of what has a name: ordered by id, those whose name contains `q`. */
export const namedQuery = v.object({
  q: v.optional(typedText(cleanLine, 100)),
  cursor: v.optional(queryInteger),
  limit: v.optional(pageLimit),
});

/** The body of an act that needs no more than its path, such as POST /programme/v1/orders/{id}/hand-out. */
export const emptyBody = v.strictObject({});

/** POST …/{id}/withdrawal: members do not see it any more, or again. */
export const withdrawalBody = v.strictObject({ isWithdrawn: v.boolean() });

/** A text that the institution writes and that may not be empty. */
export const words = (limit: number) =>
  v.pipe(typedText(cleanFreeText, limit), v.nonEmpty('FIELD_REQUIRED'));

/** A text in both languages. */
export const bothTexts = (limit: number) => v.strictObject({ ru: words(limit), uz: words(limit) });
