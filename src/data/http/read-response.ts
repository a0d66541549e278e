import { safeParse } from 'valibot';
import { receivedError } from '#src/contract/error.ts';
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

/** A 4xx without a text and a code comes from a gateway, so it says nothing about the call. */
function categoryOf(status: number, isService: boolean): ServiceErrorCategory {
  if (status === 401) return 'unauthenticated';
  if (status < 500 && !isService) return 'foreign';
  if (status === 403) return 'forbidden';
  return status >= 500 ? 'server' : 'refused';
}

/**
 * The JSON of a 2xx response. A response that is not JSON, or a 4xx with neither a text nor a code, is
 * foreign: it comes from a captive portal or a proxy and is dropped (R9.2).
 * @throws {ServiceError} with the service's code and text for all other responses (R8.2).
 */
export function readResponse(response: HttpResponse, call: string, requestId: string): unknown {
  const { status } = response;
  const body = parseJson(response);
  if (body === undefined) {
    const isServerFault = status >= 500;
    throw new ServiceError({
      category: isServerFault ? 'server' : 'foreign',
      call,
      requestId,
      status,
    });
  }
  if (status >= 200 && status < 300) return body;
  const parsed = safeParse(receivedError, body);
  const error = parsed.success ? parsed.output : undefined;
  const text = (error?.message || error?.error || '').slice(0, TEXT_LIMIT);
  throw new ServiceError({
    category: categoryOf(status, parsed.success),
    ...(error && error.errorCode !== '' && { code: error.errorCode }),
    call,
    requestId,
    status,
    text: text === '' ? null : text,
    field: error?.field ?? null,
    details: error?.details ?? {},
  });
}
