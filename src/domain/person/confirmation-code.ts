import type { ServiceError } from '../service-error.ts';

/** Codes are issued from 100000 to 999999 and sent as numbers (R5.7). */
export const CODE_MIN = 100_000;
export const CODE_MAX = 999_999;

/** How many wrong codes are allowed in total, over all messages of one request (R4.16). */
export const TOTAL_ATTEMPTS = 5;

/** Seconds between two codes to the same person or address (R2.28). */
export const RESEND_COOLDOWN_S = 60;

/** Seconds that a code stays valid. E-mail gets a day; a text message arrives at once. */
export const TIME_LIMIT_S = { email: 86_400, phone: 600 } as const;

/**
 * Whether the service refused a code as a wrong one: by name, or as a number that no issued code can be,
 * such as six digits that begin with zeros (R5.7).
 */
export const isWrongCode = ({ code, status, field }: ServiceError): boolean =>
  code === 'CODE_WRONG' || (status === 400 && field === 'code');

/** State of a confirmation by code (R3.7). */
export interface CodeAttempt {
  /** Wrong codes so far. */
  readonly current_attempts: number;
  readonly total_attempts: number;
  /** Seconds that a code stays valid. */
  readonly time_limit: number;
  /** ISO date-time by the service's clock; null until a code is sent. */
  readonly deadline: string | null;
  /** ISO date-time from which a new code may be sent; null until a code is sent. */
  readonly resend_at: string | null;
}
