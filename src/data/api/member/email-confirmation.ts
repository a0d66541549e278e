import { emailConfirmationResponse } from '#src/contract/member/email-confirmation.ts';
import type { ServiceCall } from '#src/data/http/service.ts';
import type { EmailConfirmation } from '#src/domain/email-change/email-change.ts';
import { callAndParse } from '../call-and-parse.ts';

const call = (
  clientId: number,
  action: '' | '/send' | '/clean',
  rest: Omit<ServiceCall, 'path'>,
): Promise<EmailConfirmation> =>
  callAndParse(
    emailConfirmationResponse,
    { ...rest, path: `/api/user/${clientId}/emailConfirmation${action}` },
    `/api/user/{id}/emailConfirmation${action}`,
  );

/** The state of the change of e-mail (R7.19). */
export const fetchEmailConfirmation = (clientId: number) => call(clientId, '', {});

/** Starts a change and has a verification code sent to the new address (R7.20). */
export const requestEmailChange = (clientId: number, address: string, requestId: string) =>
  call(clientId, '', { method: 'PUT', body: { change_client_email: address }, requestId });

/**
 * Verifies the code of the e-mail (R7.21).
 * @throws {ServiceError} 409 as for a phone's code.
 */
export const verifyEmailCode = (clientId: number, email: string, code: number, requestId: string) =>
  call(clientId, '', { method: 'POST', body: { email, code }, requestId });

/** Has another code sent; the count of attempts goes on (R7.22). */
export const resendEmailCode = (clientId: number, requestId: string) =>
  call(clientId, '/send', { method: 'POST', requestId });

/** Cancels the change (R7.23). */
export const cancelEmailChange = (clientId: number, requestId: string) =>
  call(clientId, '/clean', { method: 'POST', requestId });
