import * as v from 'valibot';
import {
  coins,
  externalId,
  id,
  memberReference,
  pageLimit,
  queryInteger,
  storedInteger,
} from '../common.ts';
import { emailAddress } from '../member/person.ts';
import { phone } from '../member/phone.ts';
import { words } from './common.ts';

const LONGEST_NAME = 300;
const PROJECTS = [1, 5, 6] as const;
const project = v.picklist(PROJECTS);

/**
 * POST /programme/v1/members (R11.2): adds a member with their contact, or changes the one with the same e-mail but for
 * what the body leaves out. The first project is the main one. Whoever signs in with this address is the member.
 */
export const memberBody = v.strictObject({
  email: emailAddress,
  fullName: words(LONGEST_NAME),
  phones: v.optional(v.pipe(v.array(phone), v.maxLength(10))),
  projects: v.pipe(
    v.array(project),
    v.nonEmpty(),
    v.check((list) => new Set(list).size === list.length),
  ),
  /** The contact's id in the CRM. */
  bitrixId: v.nullish(v.pipe(storedInteger, v.minValue(1))),
  /** By the `externalId`. */
  manager: v.nullish(externalId),
});

/** GET /programme/v1/members: oldest first by id. */
export const staffMembersQuery = v.object({
  email: v.optional(emailAddress),
  cursor: v.optional(queryInteger),
  limit: v.optional(pageLimit),
});
const staffMember = v.object({
  reference: memberReference,
  email: v.string(),
  fullName: v.string(),
  phones: v.array(v.string()),
  projects: v.array(v.number()),
  bitrixId: v.nullable(v.number()),
  manager: v.nullable(v.object({ externalId: v.nullable(v.string()), name: v.string() })),
});
export const staffMemberResponse = v.object({ member: staffMember });
export const staffMembersResponse = v.object({
  members: v.array(staffMember),
  nextCursor: v.nullable(id),
});

/** GET /programme/v1/members/{reference} (R11.2): what acts on a member's coins and cards go by. */
export const accountResponse = v.object({
  account: v.object({
    reference: memberReference,
    name: v.string(),
    email: v.string(),
    /** The balance. */
    coins,
    /**
     * The most of the member's coins that the caller may move now without a second person: what earlier acts within
     * 24 hours have left of the sum. Null for whoever moves none.
     */
    mostCoinsAlone: v.nullable(coins),
    /** Friends who have paid: the next one's share depends on them (R1.4). */
    paidFriends: v.number(),
    cards: v.array(
      v.object({ id, typeId: v.number(), status: v.number(), cardNumber: v.string() }),
    ),
  }),
});
export type Account = v.InferOutput<typeof accountResponse>['account'];

/**
 * POST /programme/v1/deals (R11.2): adds a contract of a member with the institution, or changes the one with the same
 * `externalId`. The stage WON makes a student (R4.2).
 */
export const dealBody = v.strictObject({
  externalId,
  /** The member's e-mail; a deal stays with its member. */
  member: emailAddress,
  project,
  docNum: v.nullish(words(100)),
  stage: v.pipe(v.string(), v.regex(/^[A-Z0-9_:]{1,50}$/)),
});

/** GET /programme/v1/deals: oldest first by id. */
export const staffDealsQuery = v.object({
  member: v.optional(memberReference),
  cursor: v.optional(queryInteger),
  limit: v.optional(pageLimit),
});
const staffDeal = v.object({
  id,
  externalId: v.nullable(v.string()),
  member: v.object({ reference: memberReference, name: v.string() }),
  project: v.number(),
  docNum: v.nullable(v.string()),
  stage: v.string(),
});
export const staffDealResponse = v.object({ deal: staffDeal });
export const staffDealsResponse = v.object({
  deals: v.array(staffDeal),
  nextCursor: v.nullable(id),
});
