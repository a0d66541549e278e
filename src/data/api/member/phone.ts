import { phoneCodeResponse, phoneVerificationResponse } from '#src/contract/member/phone.ts';
import { callService } from '#src/data/http/service.ts';
import type { CodeAttempt } from '#src/domain/person/confirmation-code.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/phoneVerification';

/**
 * Has a verification code sent to a phone (R7.1).
 * @throws {ServiceError} 429 within the cool-down.
 */
export async function sendPhoneCode(
  phone: string,
  requestId: string,
): Promise<CodeAttempt & { readonly phone: string }> {
  const response = await callService({ method: 'POST', path: PATH, body: { phone }, requestId });
  return parseResponse(phoneVerificationResponse, response, `POST ${PATH}`);
}

/**
 * Verifies a code (R7.2). It uses up an attempt although it is a GET: a retry carries the same request
 * id.
 * @throws {ServiceError} 409 CODE_WRONG, CODE_EXPIRED or CODE_EXHAUSTED.
 */
export async function verifyPhoneCode(
  code: number,
  requestId: string,
): Promise<{ readonly phone: string; readonly verified: boolean }> {
  const response = await callService({ path: PATH, query: { code }, requestId });
  return parseResponse(phoneCodeResponse, response, `GET ${PATH}`);
}
