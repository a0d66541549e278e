import type { LocalText } from './text.ts';

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
 * Where an invitation may go from each status (R3.6): forward on the way sent, review, working, waiting,
 * paid, with steps left out where the friend was fast, or to an end until the coins are due. `declined`
 * means that the friend could not be invited at all (R1.10), `rejected` that they did not become a student.
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

/** Whether an invitation may go from one status to another. */
export const mayInvitationBecome = (from: InvitationStatus, to: InvitationStatus): boolean =>
  TRANSITIONS[from].includes(to);

/** A friend who was invited (R3.6, api.md: relatives). */
export interface Invitation {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly interests: readonly string[];
  /** ISO date-times. */
  readonly sentAt: string;
  readonly updatedAt: string;
  /** Why it was declined or rejected, where somebody said so. */
  readonly reason: LocalText | null;
  /** Coins, once credited. */
  readonly reward: number | null;
}
