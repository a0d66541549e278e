import type { ErrorReport } from '#src/contract/error-report.ts';
import { lacksResponse, ServiceError } from '#src/domain/service-error.ts';
import { scrub } from '#src/domain/scrub.ts';
import { postReport } from '../http/error-sink.ts';

/** At most this many reports of one page. */
const MOST_REPORTS = 20;
const MESSAGE_LIMIT = 1000;
/** How much is scrubbed: more than is kept, because replacements are shorter than the secrets. */
const SCRUB_LIMIT = 4000;

const reported = new Set<string>();

const factsOf = (error: unknown): Omit<ErrorReport, 'message'> =>
  error instanceof ServiceError
    ? {
        code: error.code,
        call: scrub(error.call),
        ...(error.requestId && { requestId: error.requestId }),
      }
    : {};

const messageOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return scrub(text.slice(0, SCRUB_LIMIT)).slice(0, MESSAGE_LIMIT) || 'Error';
};

/**
 * Reports an error of this device (R7.33) without e-mails, phones, codes and tokens (R10.5), each error
 * once a page. Never throws. A network that cannot be reached is not reported.
 */
export function reportError(error: unknown): void {
  if (lacksResponse(error) || reported.size >= MOST_REPORTS) return;
  const report: ErrorReport = { message: messageOf(error), ...factsOf(error) };
  const key = JSON.stringify(report);
  if (reported.has(key)) return;
  reported.add(key);
  postReport(report);
}
