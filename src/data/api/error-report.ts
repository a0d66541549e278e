import type { ErrorReport } from '#src/contract/error-report.ts';
import { isNoAnswer, ServiceError } from '#src/domain/service-error.ts';
import { scrub } from '#src/domain/scrub.ts';
import { postReport } from '../http/error-sink.ts';

/** A page that fails over and over says so this often, and then no more. */
const MOST_REPORTS = 20;
const MESSAGE_LIMIT = 1000;
/** What is looked through for secrets: more than is kept, since marks are shorter than what they hide. */
const SCRUB_LIMIT = 4000;

const told = new Set<string>();

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
 * Tells the error sink what went wrong on this device (R7.33): scrubbed of e-mails, phones, codes and
 * tokens (R10.5), each thing once a page. Never throws. A network that is away is not reported.
 */
export function reportError(error: unknown): void {
  if (isNoAnswer(error) || told.size >= MOST_REPORTS) return;
  const report: ErrorReport = { message: messageOf(error), ...factsOf(error) };
  const key = JSON.stringify(report);
  if (told.has(key)) return;
  told.add(key);
  postReport(report);
}
