import { phoneCodeAnswer, phoneVerificationAnswer } from '#src/contract/phone.ts';
import type { CodeAttempt } from '#src/domain/confirmation-code.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

const PATH = '/api/phoneVerification';

/** Has a code sent to a phone (R7.1). @throws {ServiceError} 429 within the cool-down. */
export async function sendPhoneCode(
  phone: string,
  requestId: string,
): Promise<CodeAttempt & { readonly phone: string }> {
  const answer = await callService({ method: 'POST', path: PATH, body: { phone }, requestId });
  return parseAnswer(phoneVerificationAnswer, answer, `POST ${PATH}`);
}

/**
 * Tries a code (R7.2). It uses up an attempt although it is a GET: a retry of one try carries the same
 * request id.
 * @throws {ServiceError} 409 CODE_WRONG, CODE_EXPIRED or CODE_EXHAUSTED.
 */
export async function tryPhoneCode(
  code: number,
  requestId: string,
): Promise<{ readonly phone: string; readonly verified: boolean }> {
  const answer = await callService({ path: PATH, query: { code }, requestId });
  return parseAnswer(phoneCodeAnswer, answer, `GET ${PATH}`);
}
