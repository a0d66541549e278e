import { send } from '#src/data/http/send.ts';
import { ServiceError } from '#src/domain/service-error.ts';

const TIMEOUT_MS = 15_000;

/**
 * The institution's unchanged privacy page (R7.29): foreign HTML, only for the sanitiser (R10.6). The
 * request carries no token (R10.5).
 * @throws {ServiceError} when it cannot be fetched or is not a page.
 */
export async function fetchPrivacyPage(address: string): Promise<string> {
  const name = 'GET privacy page';
  const { status, contentType, text } = await send({
    method: 'GET',
    address,
    headers: { Accept: 'text/html', 'Accept-Language': document.documentElement.lang },
    timeoutMs: TIMEOUT_MS,
    name,
  });
  const isPage = status === 200 && /\bhtml\b/i.test(contentType);
  if (!isPage) throw new ServiceError({ category: 'foreign', call: name, status });
  return text;
}
