import * as v from 'valibot';
import { FRIENDSHIP_LEVELS } from '../../domain/member/friendship.ts';
import {
  countSigns,
  MEMBER_REFERENCE,
  MEMBER_SEARCH,
  type MemberSummary,
} from '../../domain/member/member-summary.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { emailQuery, memberReference, queryNumber, typedText } from '../common.ts';

/** One reference in a list of them. */
const REFERENCE = MEMBER_REFERENCE.source.slice(1, -1);

const memberSummary = v.object({
  reference: memberReference,
  name: v.string(),
  email: v.string(),
  cardNumber: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  level: v.picklist(FRIENDSHIP_LEVELS.map(({ name }) => name)),
}) satisfies v.GenericSchema<unknown, MemberSummary>;

const searchText = v.pipe(
  typedText(cleanLine, 254),
  v.check((text) => countSigns(text) >= MEMBER_SEARCH.minSigns),
);

const references = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${REFERENCE}(?:,${REFERENCE}){0,${MEMBER_SEARCH.limit - 1}}$`)),
  v.transform((text) => text.split(',')),
);

/**
 * GET api/members (R6.1), only for staff who may open an owner's area: by a part of the name, the e-mail,
 * the card's number or the phone (`q`), or by references that an earlier response named (`references`,
 * separated by commas; an unknown one has no row). Exactly one of the two.
 */
export const membersQuery = v.pipe(
  v.object({
    ...emailQuery,
    q: v.optional(searchText),
    references: v.optional(references),
    limit: v.optional(
      v.pipe(queryNumber, v.minValue(1), v.maxValue(MEMBER_SEARCH.limit)),
      String(MEMBER_SEARCH.limit),
    ),
  }),
  v.forward(
    v.check(({ q, references: named }) => (q === undefined) !== (named === undefined)),
    ['q'],
  ),
);
export type MembersQuery = v.InferOutput<typeof membersQuery>;
export const membersResponse = v.object({ members: v.array(memberSummary) });
