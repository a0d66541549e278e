import { config } from '#src/platform/config.ts';
import { readAnswer } from './read-answer.ts';
import { send } from './send.ts';

const TIMEOUT_MS = 5000;

/**
 * Asks the suggestion service, with its own token and never the member's (R7.33, R10.5).
 * @throws {ServiceError} when it does not answer or refuses: the field stays one to type into.
 */
export async function callSuggest(body: object, signal?: AbortSignal): Promise<unknown> {
  const { suggestUrl, suggestToken } = config();
  const name = 'POST /suggest/address';
  const requestId = crypto.randomUUID();
  const answer = await send({
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
  return readAnswer(answer, name, requestId);
}
