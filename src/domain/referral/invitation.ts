import type { LocalText } from '../text/text.ts';

export const INVITATION_STATUSES = [
  'sent',
  'declined',
  'review',
  'rejected',
  'working',
  'waiting',
  'paid',
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/**
 * Allowed changes of an invitation's status (R3.6): forward through sent, review, working, waiting, paid,
 * where steps may be skipped, or to a rejection before the coins are due. `declined`: the friend could
 * not be invited at all (R1.10). `rejected`: the friend did not become a student.
 */
const TRANSITIONS: Readonly<Record<InvitationStatus, readonly InvitationStatus[]>> = {
  sent: ['review', 'working', 'waiting', 'paid', 'declined', 'rejected'],
  review: ['working', 'waiting', 'paid', 'declined', 'rejected'],
  working: ['waiting', 'paid', 'rejected'],
  waiting: ['paid', 'rejected'],
  paid: [],
  declined: [],
  rejected: [],
};

/** In these statuses the friend counts as registered by the link, for which the member gets REGISTRATION_REWARD once. */
export const REGISTERED_STATUSES: readonly InvitationStatus[] = ['working', 'waiting', 'paid'];

export const mayInvitationBecome = (from: InvitationStatus, to: InvitationStatus): boolean =>
  TRANSITIONS[from].includes(to);

/** A friend who was invited (R3.6, R7.35). */
export interface Invitation {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly interests: readonly string[];
  /** ISO date-times. */
  readonly sentAt: string;
  readonly updatedAt: string;
  /** Why the invitation was declined or rejected, if a reason was given. */
  readonly reason: LocalText | null;
  /** Coins, once credited. */
  readonly reward: number | null;
}
