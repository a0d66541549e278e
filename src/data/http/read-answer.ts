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

function categoryOf(status: number): ServiceErrorCategory {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return status >= 500 ? 'server' : 'refused';
}

/**
 * The JSON of a 2xx answer. Anything that is not JSON is foreign: a captive portal or a proxy spoke, not
 * the service, and nothing of it is kept (R9.2).
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
    category: categoryOf(status),
    ...(error ? { code: error.errorCode } : {}),
    call,
    requestId,
    status,
    text: text === '' ? null : text,
    field: error?.field ?? null,
    details: error?.details ?? {},
  });
}
