import type { BusClient } from '../member/client.ts';
import { emailChangeState, type EmailChangeState, type EmailConfirmation } from './email-change.ts';

/**
 * A branch of the e-mail change (R4.14); `approved` or `refused` when the support has decided about the
 * confirmed one, `unknown` while it depends on an attempt that was not received.
 */
export type ChangeBranch = EmailChangeState | 'approved' | 'refused' | 'unknown';

type Requested = Pick<
  BusClient,
  'is_client_email_confirmed' | 'change_client_email' | 'change_b24_email'
>;

/** Stands for an attempt that was not received: «expired», unless a branch that needs no attempt holds. */
const NO_ATTEMPT: EmailConfirmation = {
  is_client_email_confirmed: false,
  is_approved: false,
  is_refused: false,
  approved_by_itself_at: null,
  current_attempts: 0,
  total_attempts: 1,
  time_limit: 0,
  deadline: null,
  resend_at: null,
};

/**
 * The branch as far as this device knows it.
 * @param attempt null until it was received
 * @param now the service's time, ms since the epoch; null before its first response of this start. No
 * deadline has passed then: the service decides about a code that is typed nevertheless.
 */
export function changeBranch(
  client: Requested,
  attempt: EmailConfirmation | null,
  now: number | null,
): ChangeBranch {
  const state = emailChangeState(client, attempt ?? NO_ATTEMPT, now ?? -Infinity);
  if (state === 'confirmed' && attempt?.is_approved) return 'approved';
  if (state === 'confirmed' && attempt?.is_refused) return 'refused';
  return attempt === null && state === 'expired' ? 'unknown' : state;
}

/** What a branch allows (R4.14). */
export interface BranchActions {
  /** A new address may be entered. */
  readonly canEnter: boolean;
  /** The code may be typed. */
  readonly canRepeat: boolean;
  /** Another code may be sent. */
  readonly canResend: boolean;
  readonly canCancel: boolean;
}

const NOTHING: BranchActions = {
  canEnter: false,
  canRepeat: false,
  canResend: false,
  canCancel: false,
};

const ACTIONS: Readonly<Record<ChangeBranch, BranchActions>> = {
  confirmed: NOTHING,
  approved: NOTHING,
  refused: { ...NOTHING, canCancel: true },
  none: { ...NOTHING, canEnter: true },
  'other-system': NOTHING,
  expired: { ...NOTHING, canResend: true, canCancel: true },
  exhausted: NOTHING,
  pending: { ...NOTHING, canRepeat: true, canResend: true, canCancel: true },
  unknown: NOTHING,
};

/**
 * What the owner of the current address may do (R4.14); nobody else may do anything. A change that the
 * support has refused can be cancelled: without that no other one could begin (R4.16).
 */
export const branchActions = (branch: ChangeBranch): BranchActions => ACTIONS[branch];
