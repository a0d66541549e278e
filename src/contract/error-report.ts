import * as v from 'valibot';
import { ERROR_CODE } from '#src/domain/error-id.ts';
import { identity } from './common.ts';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/**
 * POST /errors (R7.33): an error on a device; the response is 204. The app removes personal data from
 * the texts before sending; the service removes it again before logging.
 */
export const errorReport = v.strictObject({
  message: v.pipe(text(1000), v.nonEmpty()),
  /** What the member may have read to the support. */
  errorId: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{8}$/))),
  /** The error's code, such as a ServiceError's. */
  code: v.optional(v.pipe(v.string(), v.regex(ERROR_CODE))),
  /** Where in the build's files it was thrown, «file:line:column» each; a file's name changes with its content. */
  stack: v.optional(v.pipe(text(1000), v.regex(/^[\w.-]+\.js:\d+:\d+(?: [\w.-]+\.js:\d+:\d+)*$/))),
  /** «METHOD path» of the failed request, without its query. */
  call: v.optional(text(300)),
  requestId: v.optional(v.pipe(v.string(), v.uuid())),
  /** The build that runs on the device. */
  release: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/))),
  /** Claims of the token: its OIDC client, and the member's e-mail, which the service logs as a hash only. */
  client: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
  email: v.optional(v.pipe(identity, v.toLowerCase())),
  /** Path of the screen, without query and fragment. */
  path: v.optional(text(300)),
});
export type ErrorReport = v.InferOutput<typeof errorReport>;

/** Where browsers report what a Content-Security-Policy refused; every policy names it. */
export const CSP_REPORTS_PATH = '/errors/csp';

/**
 * POST /errors/csp: what a browser's Content-Security-Policy refused, as a browser reports it to
 * `report-uri` (CSP 3, section 5.3); the response is 204. Other members of the report are left out.
 */
export const cspReport = v.object({
  'csp-report': v.object({
    /** Address of the page. */
    'document-uri': text(2000),
    'effective-directive': v.pipe(v.string(), v.regex(/^[a-z-]{1,64}$/)),
    /** Address of what was refused, or a keyword such as `inline`. */
    'blocked-uri': v.optional(text(2000), ''),
    /** Address of the script that requested it. */
    'source-file': v.optional(text(2000), ''),
    'line-number': v.optional(v.number()),
  }),
});
export type CspReport = v.InferOutput<typeof cspReport>['csp-report'];
