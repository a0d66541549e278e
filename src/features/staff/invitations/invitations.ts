import type { InferOutput } from 'valibot';
import {
  staffInvitationsResponse,
  type staffInvitationResponse,
} from '#src/contract/acts/invitations.ts';
import { INVITATION_STATUSES, mayInvitationBecome } from '#src/domain/referral/invitation.ts';
import type { ListKind } from '#src/sync/staff/use-staff-list.ts';
import type { TagProps } from '#src/ui/base/Tag/Tag.tsx';

export type StaffInvitation = InferOutput<typeof staffInvitationResponse>['invitation'];
type Status = (typeof INVITATION_STATUSES)[number];

export const INVITATIONS: ListKind<
  InferOutput<typeof staffInvitationsResponse>,
  StaffInvitation
> = {
  act: 'invitations.list',
  path: '/invitations',
  schema: staffInvitationsResponse,
  rowsOf: ({ invitations }) => invitations,
};

/** In the order of an invitation's way; those that ended without a reward come last. */
export const FILTERS = [
  'sent',
  'review',
  'working',
  'waiting',
  'paid',
  'declined',
  'rejected',
  'any',
] as const satisfies readonly (Status | 'any')[];

export const TONES: Readonly<Record<Status, NonNullable<TagProps['tone']>>> = {
  sent: 'secondary',
  review: 'secondary',
  working: 'secondary',
  waiting: 'warning',
  paid: 'positive',
  declined: 'negative',
  rejected: 'negative',
};

/** The status that this build knows; undefined for a newer one, which nothing is offered for. */
export const knownStatus = (status: string): Status | undefined =>
  INVITATION_STATUSES.find((known) => known === status);

/** The statuses that an invitation may get, but for the payment. */
export const statusesAfter = (from: Status): readonly Status[] =>
  INVITATION_STATUSES.filter((to) => to !== 'paid' && mayInvitationBecome(from, to));

export interface InvitationDialogProps {
  invitation: StaffInvitation;
  onChanged: (invitation: StaffInvitation) => void;
  onClose: () => void;
}
