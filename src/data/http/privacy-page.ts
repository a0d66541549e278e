import { ServiceError } from '#src/domain/service-error.ts';
import { send } from './send.ts';

const TIMEOUT_MS = 15_000;

/**
 * The institution's unchanged privacy page (R7.29): foreign HTML, only for the sanitiser (R10.6). The
 * request carries no token (R10.5).
 * @throws {ServiceError} when it cannot be fetched or is not a page.
 */
export async function fetchPrivacyPage(address: string): Promise<string> {
  const name = 'GET privacy page';
  const response = await send({
    method: 'GET',
    address,
    headers: { Accept: 'text/html', 'Accept-Language': document.documentElement.lang },
    body: undefined,
    timeoutMs: TIMEOUT_MS,
    signal: undefined,
    name,
    requestId: '',
  });
  const isPage = response.status === 200 && /\bhtml\b/i.test(response.contentType);
  if (!isPage) throw new ServiceError({ category: 'foreign', call: name, status: response.status });
  return response.text;
}
