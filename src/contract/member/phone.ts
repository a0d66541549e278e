import * as v from 'valibot';
import { CODE_MAX } from '../../domain/person/confirmation-code.ts';
import { hasOnePhone, isPhone, normalisePhone } from '../../domain/person/phone.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import { queryNumber } from '../common.ts';
import { codeAttempt } from './code-attempt.ts';

/** Accepts one phone in any usual form and returns it with its plus (R5.2). */
export const phone = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.maxLength(500, 'FIELD_PHONE'),
  v.transform(cleanText),
  v.check(hasOnePhone, 'FIELD_ONE_PHONE'),
  v.maxLength(40, 'FIELD_PHONE'),
  v.check(isPhone, 'FIELD_PHONE'),
  v.transform(normalisePhone),
);

/**
 * POST api/phoneVerification (R7.1): sends a code to the phone. 429 with Retry-After during the
 * cool-down, 409 CODE_EXHAUSTED after too many wrong codes.
 */
export const phoneVerificationBody = v.object({ phone }, 'FIELD_REQUIRED');
export const phoneVerificationResponse = v.object({ phone: v.string(), ...codeAttempt });

/**
 * GET api/phoneVerification?code= (R7.2): checks the code for the phone of the last POST. Although a GET,
 * it changes data: it carries X-Request-ID, is never cached and is refused in the owner view. Six digits
 * that begin with zeros are a smaller number, and a wrong code. 409 CODE_WRONG with `attemptsLeft`,
 * CODE_EXPIRED, or CODE_EXHAUSTED with `retryAfter`.
 */
export const phoneCodeQuery = v.object({ code: v.pipe(queryNumber, v.maxValue(CODE_MAX)) });
export const phoneCodeResponse = v.object({ phone: v.string(), verified: v.boolean() });
