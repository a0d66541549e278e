/** Codes are issued from 100000 to 999999 and sent as numbers (R5.7). */
export const CODE_MIN = 100_000;
export const CODE_MAX = 999_999;

/** How often a code may be wrong, over all letters of one request (R4.16). */
export const TOTAL_ATTEMPTS = 5;

/** Seconds between two codes to the same person or address (R2.28). */
export const RESEND_COOLDOWN_S = 60;

/** Seconds that a code is good for: a day for a letter (specification §9), less for a phone in hand. */
export const TIME_LIMIT_S = { email: 86_400, phone: 600 } as const;

/** Where a confirmation by a code stands (specification §3, e-mail-change attempt info). */
export interface CodeAttempt {
  /** Wrong codes so far. */
  readonly current_attempts: number;
  readonly total_attempts: number;
  /** Seconds that a code is good for. */
  readonly time_limit: number;
  /** ISO date-time by the service's clock; null while no code was sent. */
  readonly deadline: string | null;
  /** ISO date-time from when on a new code may be sent; null while none was. */
  readonly resend_at: string | null;
}
