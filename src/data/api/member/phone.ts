import { phoneCodeResponse, phoneVerificationResponse } from '#src/contract/member/phone.ts';
import { callAndParse } from '../call-and-parse.ts';

const PATH = '/api/phoneVerification';

/**
 * Has a verification code sent to a phone (R7.1).
 * @throws {ServiceError} 429 within the cool-down.
 */
export const sendPhoneCode = (phone: string, requestId: string) =>
  callAndParse(phoneVerificationResponse, {
    method: 'POST',
    path: PATH,
    body: { phone },
    requestId,
  });

/**
 * Verifies a code (R7.2). It uses up an attempt although it is a GET: a retry carries the same request
 * id.
 * @throws {ServiceError} 409 CODE_WRONG, CODE_EXPIRED or CODE_EXHAUSTED.
 */
export const verifyPhoneCode = (code: number, requestId: string) =>
  callAndParse(phoneCodeResponse, { path: PATH, query: { code }, requestId });
