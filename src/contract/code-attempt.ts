import * as v from 'valibot';
import { CODE_MAX, CODE_MIN } from '../domain/confirmation-code.ts';
import type { CodeAttempt } from '../domain/confirmation-code.ts';
import { timestamp } from './common.ts';

/** A code as a person typed it: a number (R5.7). */
export const codeNumber = v.pipe(
  v.number('FIELD_REQUIRED'),
  v.integer('FIELD_CODE'),
  v.minValue(CODE_MIN, 'FIELD_CODE'),
  v.maxValue(CODE_MAX, 'FIELD_CODE'),
);

/** Where the confirmation by a code stands. The code itself is in no answer (R4.16). */
export const codeAttempt = {
  /** Wrong codes so far; they go on counting over a new code until the deadline. */
  current_attempts: v.number(),
  total_attempts: v.number(),
  /** Seconds that a code is good for. */
  time_limit: v.number(),
  /** By the service's clock; null while no code was sent. */
  deadline: v.nullable(timestamp),
  /** From when on a new code may be sent; null while none was. */
  resend_at: v.nullable(timestamp),
} satisfies v.ObjectEntries & Record<keyof CodeAttempt, unknown>;
