import { config } from '#src/platform/config.ts';
import { readResponse } from './read-response.ts';
import { send } from './send.ts';

const TIMEOUT_MS = 5000;

/**
 * Calls the suggestion service with its own token, never the member's (R7.33, R10.5).
 * @throws {ServiceError} when it cannot be reached or refuses: the field still accepts typed text.
 */
export async function callSuggest(body: object, signal?: AbortSignal): Promise<unknown> {
  const { suggestUrl, suggestToken } = config();
  const name = 'POST /suggest/address';
  const requestId = crypto.randomUUID();
  const response = await send({
    method: 'POST',
    address: `${suggestUrl}/address`,
    headers: {
      Authorization: `Token ${suggestToken}`,
      Accept: 'application/json',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
    signal,
    name,
    requestId,
  });
  return readResponse(response, name, requestId);
}
