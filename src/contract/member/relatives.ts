import * as v from 'valibot';
import { INVITATION_STATUSES, type Invitation } from '../../domain/referral/invitation.ts';
import {
  coins,
  emailQuery,
  id,
  localText,
  pageLimit,
  queryInteger,
  storedTime,
  timestamp,
} from '../common.ts';

const relative = v.object({
  id,
  name: v.string(),
  status: v.string(),
  interests: v.array(v.string()),
  sentAt: timestamp,
  updatedAt: timestamp,
  reason: v.nullable(localText),
  reward: v.nullable(coins),
}) satisfies v.GenericSchema<unknown, Invitation>;

/**
 * GET api/relatives (R7.35): the invitations, newest first by id, paged by `cursor`; `updatedSince`
 * returns only those changed at or after that time.
 */
export const relativesQuery = v.object({
  ...emailQuery,
  status: v.optional(v.picklist(INVITATION_STATUSES)),
  updatedSince: v.optional(storedTime),
  cursor: v.optional(queryInteger),
  limit: v.optional(pageLimit),
});
export const relativesResponse = v.object({
  relatives: v.array(relative),
  nextCursor: v.nullable(v.number()),
  /** Number of invitations in each status, independent of the filters; every status is present. */
  counts: v.record(v.string(), v.number()),
});
