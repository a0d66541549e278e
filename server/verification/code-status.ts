import type { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import {
  RESEND_COOLDOWN_S,
  TIME_LIMIT_S,
  TOTAL_ATTEMPTS,
  type CodeAttempt,
} from '#src/domain/person/confirmation-code.ts';

/** What the contract says of a code: attempts, deadline, time of the next one; `row` of the last code. */
export const codeStatus = (
  purpose: keyof typeof TIME_LIMIT_S,
  row: typeof confirmationCode.$inferSelect | undefined,
): CodeAttempt => ({
  current_attempts: row?.attempts ?? 0,
  total_attempts: TOTAL_ATTEMPTS,
  time_limit: TIME_LIMIT_S[purpose],
  deadline: row?.deadline.toISOString() ?? null,
  resend_at: row ? new Date(row.sentAt.getTime() + RESEND_COOLDOWN_S * 1000).toISOString() : null,
});
