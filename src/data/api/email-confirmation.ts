import { emailConfirmationAnswer } from '#src/contract/email-confirmation.ts';
import type { EmailConfirmation } from '#src/domain/email-change.ts';
import { callService, type ServiceCall } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

async function call(
  clientId: number,
  action: '' | '/send' | '/clean',
  rest: Omit<ServiceCall, 'path'>,
): Promise<EmailConfirmation> {
  const path = `/api/user/${clientId}/emailConfirmation${action}`;
  const answer = await callService({ ...rest, path });
  const name = `${rest.method ?? 'GET'} /api/user/{id}/emailConfirmation${action}`;
  return parseAnswer(emailConfirmationAnswer, answer, name);
}

/** Where the change of e-mail stands (R7.19). */
export const fetchEmailConfirmation = (clientId: number) => call(clientId, '', {});

/** Asks for a change and has a code sent to the new address (R7.20). */
export const requestEmailChange = (clientId: number, address: string, requestId: string) =>
  call(clientId, '', { method: 'PUT', body: { change_client_email: address }, requestId });

/** Tries the code of the letter (R7.21). @throws {ServiceError} 409 as for a phone's code. */
export const tryEmailCode = (clientId: number, email: string, code: number, requestId: string) =>
  call(clientId, '', { method: 'POST', body: { email, code }, requestId });

/** Has another code sent; attempts go on counting (R7.22). */
export const resendEmailCode = (clientId: number, requestId: string) =>
  call(clientId, '/send', { method: 'POST', requestId });

/** Takes the request for a change back (R7.23). */
export const cancelEmailChange = (clientId: number, requestId: string) =>
  call(clientId, '/clean', { method: 'POST', requestId });
