import { safeParse } from 'valibot';
import { errorBody } from '#src/contract/error.ts';
import { ServiceError, type ServiceErrorCategory } from '#src/domain/service-error.ts';
import { reportReachability } from '#src/platform/connectivity.ts';
import type { Answer } from './send.ts';

/** Longest text of the service that is shown to a person. */
const TEXT_LIMIT = 300;

function parseJson(answer: Answer): unknown {
  if (!/\bjson\b/i.test(answer.contentType)) return undefined;
  try {
    return JSON.parse(answer.text);
  } catch {
    return undefined;
  }
}

/** A 4xx in other words than the service's is a gateway's on the way: it says nothing of the call. */
function categoryOf(status: number, isService: boolean): ServiceErrorCategory {
  if (status === 401) return 'unauthenticated';
  if (status < 500 && !isService) return 'foreign';
  if (status === 403) return 'forbidden';
  return status >= 500 ? 'server' : 'refused';
}

/**
 * The JSON of a 2xx answer. What is not JSON, or a 4xx without the service's code, is foreign: a captive
 * portal or a proxy spoke, not the service, and nothing of it is kept (R9.2).
 * @throws {ServiceError} with the service's code and text for all other answers (R8.2).
 */
export function readAnswer(answer: Answer, call: string, requestId: string): unknown {
  const { status } = answer;
  const body = parseJson(answer);
  if (body === undefined) {
    const isServerFault = status >= 500;
    reportReachability(false);
    throw new ServiceError({
      category: isServerFault ? 'server' : 'foreign',
      call,
      requestId,
      status,
    });
  }
  reportReachability(true);
  if (status >= 200 && status < 300) return body;
  const parsed = safeParse(errorBody, body);
  const error = parsed.success ? parsed.output : undefined;
  const text = (error?.message || error?.error || '').slice(0, TEXT_LIMIT);
  throw new ServiceError({
    category: categoryOf(status, parsed.success),
    ...(error ? { code: error.errorCode } : {}),
    call,
    requestId,
    status,
    text: text === '' ? null : text,
    field: error?.field ?? null,
    details: error?.details ?? {},
  });
}
