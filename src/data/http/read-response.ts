import { safeParse } from 'valibot';
import { isErrorCode, receivedError } from '#src/contract/error.ts';
import { ServiceError, type ServiceErrorCategory } from '#src/domain/service-error.ts';
import type { HttpResponse } from './send.ts';

/** Longest text of the service that is shown. */
const TEXT_LIMIT = 300;

function parseJson(response: HttpResponse): unknown {
  if (!/\bjson\b/i.test(response.contentType)) return undefined;
  try {
    return JSON.parse(response.text);
  } catch {
    return undefined;
  }
}

/** A 4xx without a code of the service comes from a gateway, so it decides nothing about the call. */
function categoryOf(status: number, code: string): ServiceErrorCategory {
  if (status === 401) return 'unauthenticated';
  if (status >= 500) return 'server';
  if (!isErrorCode(code)) return 'foreign';
  return status === 403 ? 'forbidden' : 'refused';
}

/** Whether a response is a page, as a portal's is, or a file that it names as JSON. */
const isPage = ({ text, contentType }: HttpResponse): boolean =>
  /\b(html|json)\b/i.test(contentType) || text.trimStart().startsWith('<');

/**
 * The JSON of a 2xx response, undefined for an empty one or a plain text. A page, and a 4xx without a code of the
 * service, are foreign: they come from a captive portal, a proxy or a firewall (R8.2, R9.2). A 2xx with the
 * field `error` is an error (R8.2).
 * @throws {ServiceError} with the code and the text for all other responses (R8.2).
 */
export function readResponse(response: HttpResponse, call: string, requestId: string): unknown {
  const { status } = response;
  const body = parseJson(response);
  const parsed = safeParse(receivedError, body);
  const error = parsed.success ? parsed.output : undefined;
  const isSuccess = status >= 200 && status < 300 && !error?.error;
  if (isSuccess && (body !== undefined || !isPage(response))) return body;
  const code = error?.errorCode ?? '';
  const text = (error?.message || error?.error || '').slice(0, TEXT_LIMIT);
  throw new ServiceError({
    category: categoryOf(status, code),
    ...(code !== '' && { code }),
    call,
    requestId,
    status,
    text: text === '' ? null : text,
    field: error?.field ?? null,
    details: error?.details ?? {},
    lastAct: error?.lastAct ?? null,
  });
}

/**
 * The body of a 2xx response as a file.
 * @throws {ServiceError} for all other responses, as `readResponse` does
 */
export function readFile(response: HttpResponse, call: string, requestId: string): Blob {
  const isGood = response.status >= 200 && response.status < 300;
  if (isGood && response.file) return response.file;
  readResponse(response, call, requestId);
  throw new ServiceError({ category: 'foreign', call, requestId, status: response.status });
}

/**
 * The header Location of a successful response to HEAD, which has no body.
 * @throws {ServiceError} `foreign` for a response without the header: it is not the service's.
 */
export function readHead(
  response: HttpResponse,
  call: string,
  requestId: string,
): { location: string } {
  const { location, status } = response;
  const isGood = status >= 200 && status < 300;
  if (isGood && location !== undefined) return { location };
  const category = status >= 500 ? 'server' : 'foreign';
  throw new ServiceError({ category, call, requestId, status });
}
