import type { ErrorReport } from '#src/contract/error-report.ts';
import { postReport, postWhenReachable } from '#src/data/http/error-sink.ts';
import { ERROR_CODE, errorIdOf } from '#src/domain/error-id.ts';
import { lacksResponse, OFFLINE, ServiceError } from '#src/domain/service-error.ts';
import { scrub } from '#src/domain/text/scrub.ts';

/** At most this many reports of one page. */
const MOST_REPORTS = 20;
const MESSAGE_LIMIT = 1000;
/** How much is scrubbed: more than is kept, because replacements are shorter than the secrets. */
const SCRUB_LIMIT = 4000;

/** The build's files in a stack: their names say nothing of the member, as the page's address would. */
const PLACES = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;
const MOST_PLACES = 10;

const reported = new Set<string>();

const factsOf = (error: unknown): Omit<ErrorReport, 'message' | 'errorId'> =>
  error instanceof ServiceError
    ? {
        // Another service's code may have any form.
        ...(ERROR_CODE.test(error.code) && { code: error.code }),
        call: scrub(error.call),
        ...(error.requestId && { requestId: error.requestId }),
      }
    : {};

const messageOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return scrub(text.slice(0, SCRUB_LIMIT)).slice(0, MESSAGE_LIMIT) || 'Error';
};

const stackOf = (error: unknown): string =>
  Array.from(
    (error instanceof Error ? (error.stack ?? '') : '').matchAll(PLACES),
    ([, place]) => place,
  )
    .slice(0, MOST_PLACES)
    .join(' ');

/**
 * Reports an error of this device (R7.33) without phones, codes and tokens in its text (R10.5), each error
 * once a page. Never throws. A call without a response is reported when the service can be reached again
 * (R8.2).
 */
export function reportError(error: unknown): void {
  // Nobody's fault: the device had no network.
  if (error instanceof ServiceError && error.code === OFFLINE) return;
  const stack = stackOf(error);
  const report: ErrorReport = {
    message: messageOf(error),
    errorId: errorIdOf(error),
    ...factsOf(error),
    ...(stack && { stack }),
  };
  const key = JSON.stringify({ ...report, requestId: undefined, stack: undefined });
  if (reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  if (lacksResponse(error)) postWhenReachable(report);
  else postReport(report);
}
