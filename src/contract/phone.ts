import * as v from 'valibot';
import { CODE_MAX, CODE_MIN } from '../domain/confirmation-code.ts';
import { isPhone, normalisePhone } from '../domain/phone.ts';
import { codeAttempt } from './code-attempt.ts';
import { queryNumber } from './common.ts';

/** A phone in any usual form; comes out with its plus (specification §5). */
export const phone = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.maxLength(40, 'FIELD_PHONE'),
  v.check(isPhone, 'FIELD_PHONE'),
  v.transform(normalisePhone),
);

/**
 * POST api/phoneVerification (R7.1): sends a code to the phone. 429 with Retry-After within the
 * cool-down, 409 CODE_EXHAUSTED while the attempts are used up.
 */
export const phoneVerificationBody = v.object({ phone }, 'FIELD_REQUIRED');
export const phoneVerificationAnswer = v.object({ phone: v.string(), ...codeAttempt });

/**
 * GET api/phoneVerification?code= (R7.2): tries the code of the phone that was named last. It changes
 * data although it is a GET: it carries X-Request-ID, is never kept and is refused in owner view.
 * 409 CODE_WRONG with `attemptsLeft`, CODE_EXPIRED, or CODE_EXHAUSTED with `retryAfter`.
 */
export const phoneCodeQuery = v.object({
  code: v.pipe(queryNumber, v.minValue(CODE_MIN), v.maxValue(CODE_MAX)),
});
export const phoneCodeAnswer = v.object({ phone: v.string(), verified: v.boolean() });
