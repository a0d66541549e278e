import type { BusClient } from '../member/client.ts';
import type { CodeAttempt } from '../person/confirmation-code.ts';

/** Start of the title of a support ticket about an e-mail change (R7.15). */
export const EMAIL_CHANGE_TOPIC = 'Смена электронной почты';
/** Category and initial status of such a ticket (R7.15). */
export const PROFILE_CHANGING = 'PROFILE_CHANGING';
export const NEW_TICKET = 'NEW';

/**
 * State of an e-mail change, checked in the order of R4.14: the new address is
 * confirmed; there is no new address; the other system requested the change; the deadline has passed; no
 * attempts are left; a code is expected.
 */
export type EmailChangeState =
  | 'confirmed'
  | 'none'
  | 'other-system'
  | 'expired'
  | 'exhausted'
  | 'pending';

/**
 * @param now the service's time, ms since the epoch
 */
export function emailChangeState(
  client: Pick<BusClient, 'is_client_email_confirmed' | 'change_client_email' | 'change_b24_email'>,
  attempt: CodeAttempt,
  now: number,
): EmailChangeState {
  if (client.is_client_email_confirmed) return 'confirmed';
  if (client.change_b24_email === null && client.change_client_email === null) return 'none';
  if (client.change_b24_email !== null) return 'other-system';
  if (attempt.deadline === null || Date.parse(attempt.deadline) <= now) return 'expired';
  return attempt.current_attempts >= attempt.total_attempts ? 'exhausted' : 'pending';
}

/** State of the confirmation of a new e-mail (R7.19). */
export interface EmailConfirmation extends CodeAttempt {
  readonly is_client_email_confirmed: boolean;
  /** The support has approved the confirmed change. */
  readonly is_approved: boolean;
  /** The support has closed the request without an approval. */
  readonly is_refused: boolean;
  /** ISO date-time at which the request is approved by itself; null where the support decides. */
  readonly approved_by_itself_at: string | null;
}
