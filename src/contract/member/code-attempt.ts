import * as v from 'valibot';
import { CODE_MAX } from '../../domain/person/confirmation-code.ts';
import type { CodeAttempt } from '../../domain/person/confirmation-code.ts';
import { timestamp } from '../common.ts';

/**
 * A verification code as typed; the wire format is a number (R5.7). Six digits that begin with zeros are a
 * smaller number: no such code is issued, so it is a wrong code, not a malformed one.
 */
export const codeNumber = v.pipe(
  v.number('FIELD_REQUIRED'),
  v.integer('FIELD_CODE'),
  v.minValue(0, 'FIELD_CODE'),
  v.maxValue(CODE_MAX, 'FIELD_CODE'),
);

/** State of a confirmation by code. No response contains the code itself (R4.16). */
export const codeAttempt = {
  /** Wrong codes so far. A new code does not reset the count; the deadline does. */
  current_attempts: v.number(),
  total_attempts: v.number(),
  /** Seconds that a code stays valid. */
  time_limit: v.number(),
  /** By the service's clock; null until a code is sent. */
  deadline: v.nullable(timestamp),
  /** When a new code may be sent; null until a code is sent. */
  resend_at: v.nullable(timestamp),
} satisfies v.ObjectEntries & Record<keyof CodeAttempt, unknown>;
