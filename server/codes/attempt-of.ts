import {
  RESEND_COOLDOWN_S,
  TIME_LIMIT_S,
  TOTAL_ATTEMPTS,
  type CodeAttempt,
} from '#src/domain/confirmation-code.ts';
import type { confirmationCode } from '../store/schema/confirmation-code.ts';

/** What a person is told of a code that was sent, or of none. */
export const attemptOf = (
  purpose: keyof typeof TIME_LIMIT_S,
  row: typeof confirmationCode.$inferSelect | undefined,
): CodeAttempt => ({
  current_attempts: row?.attempts ?? 0,
  total_attempts: TOTAL_ATTEMPTS,
  time_limit: TIME_LIMIT_S[purpose],
  deadline: row?.deadline.toISOString() ?? null,
  resend_at: row ? new Date(row.sentAt.getTime() + RESEND_COOLDOWN_S * 1000).toISOString() : null,
});
