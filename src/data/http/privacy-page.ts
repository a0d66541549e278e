import { ServiceError } from '#src/domain/service-error.ts';
import { config } from '#src/platform/config.ts';
import { send } from './send.ts';

const TIMEOUT_MS = 15_000;

/**
 * The institution's privacy page as it came (R7.29): foreign HTML, for the sanitiser alone (R10.6). No
 * token goes there (R10.5).
 * @throws {ServiceError} when it does not come or is no page.
 */
export async function fetchPrivacyPage(): Promise<string> {
  const name = 'GET privacy page';
  const answer = await send({
    method: 'GET',
    address: config().privacyUrl,
    headers: { Accept: 'text/html', 'Accept-Language': document.documentElement.lang },
    body: undefined,
    timeoutMs: TIMEOUT_MS,
    signal: undefined,
    name,
    requestId: '',
  });
  const isPage = answer.status === 200 && /\bhtml\b/i.test(answer.contentType);
  if (!isPage) throw new ServiceError({ category: 'foreign', call: name, status: answer.status });
  return answer.text;
}
