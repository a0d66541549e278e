import * as v from 'valibot';
import { PROGRAMMES } from '../../domain/member/friendship.ts';
import { INVITATION_STATUSES } from '../../domain/referral/invitation.ts';
import {
  coins,
  freeText,
  id,
  localText,
  queryInteger,
  storedInteger,
  timestamp,
} from '../common.ts';
import { concernedMember, listedBy } from './common.ts';

const invitation = v.object({
  id,
  member: concernedMember,
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  status: v.string(),
  programme: v.picklist(PROGRAMMES),
  /** Coins that the friend's first semester costs, once it is known. */
  cost: v.nullable(coins),
  reward: v.nullable(coins),
  sharePercent: v.nullable(v.number()),
  reason: v.nullable(localText),
  sentAt: timestamp,
  updatedAt: timestamp,
});

/** GET /programme/v1/invitations (R11.2): oldest first by id, paged by `cursor`. */
export const staffInvitationsQuery = v.object({
  status: v.optional(v.picklist(INVITATION_STATUSES)),
  ...listedBy(queryInteger),
});
export const staffInvitationsResponse = v.object({
  invitations: v.array(invitation),
  nextCursor: v.nullable(v.number()),
});
export const staffInvitationResponse = v.object({ invitation });

/** More would be a slip of the hand, and a reward that nobody has decided. */
const MOST_COST = 1_000_000;

/** What the friend begins to study, and what it costs in coins. */
const study = {
  programme: v.optional(v.picklist(PROGRAMMES)),
  cost: v.optional(v.pipe(coins, v.minValue(1), v.maxValue(MOST_COST))),
};

/** POST /programme/v1/invitations/{id}/status: everything but the payment; the member reads the reason. */
export const invitationStatusBody = v.strictObject({
  status: v.picklist(INVITATION_STATUSES.filter((status) => status !== 'paid')),
  reason: v.optional(freeText),
  ...study,
});

/**
 * POST /programme/v1/invitations/{id}/payment: the friend has paid, and the member gets the share. `cost` is
 * required unless it is known; `sharePercent` is for a programme with a range (R1.5).
 */
export const invitationPaymentBody = v.strictObject({
  ...study,
  sharePercent: v.optional(storedInteger),
});
