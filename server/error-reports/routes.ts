import { Hono, type Context } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import { hashOfSubject } from '#server/config/log-context.ts';
import { logEvent } from '#server/config/log.ts';
import { checkBody } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { invalid, RefusedError } from '#server/http/errors/refused-error.ts';
import { limitBody } from '#server/http/middleware/limit-body.ts';
import { byAddress, rateLimit } from '#server/http/middleware/rate-limit.ts';
import { JSON_SCHEMA_OPTIONS } from '#server/http/openapi/json-schema.ts';
import {
  cspReport,
  errorReport,
  type CspReport,
  type ErrorReport,
} from '#src/contract/error-report.ts';
import { scrub } from '#src/domain/text/scrub.ts';

/** The largest report, in bytes. */
const MAX_REPORT = 8 * 1024;

const CSP_REPORT = 'application/csp-report';

/** Extensions of a browser put their own things into pages, which the policy then refuses. */
const EXTENSION = /^[a-z-]*-extension:/;

/**
 * The sink of error reports (R7.33) and of what a page's Content-Security-Policy refused (R10.3): logs each
 * report in one line. Anyone may send one, because errors also happen before sign-in; personal data is
 * scrubbed here once more (R10.5).
 */
export const errorRoutes = ({ limits, trustedProxies }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .use(rateLimit({ name: 'errors', ...limits.errors, keyOf: byAddress(trustedProxies) }))
    .use(limitBody(MAX_REPORT))
    .post(
      '/',
      describeRoute({
        summary: 'Takes an error report of the app',
        responses: { 204: { description: 'The report is in the log' } },
      }),
      checkBody(errorReport),
      (c) => {
        logEvent('app-error', scrubbed(c.req.valid('json')));
        return taken(c);
      },
    )
    .post(
      '/csp',
      describeRoute({
        summary: 'Takes a report of what a Content-Security-Policy refused',
        requestBody: {
          required: true,
          content: { [CSP_REPORT]: { schema: resolver(cspReport, JSON_SCHEMA_OPTIONS) } },
        },
        responses: { 204: { description: 'The report is in the log' } },
      }),
      async (c) => {
        const report = await readCspReport(c);
        const isOwn = ![report['blocked-uri'], report['source-file']].some((address) =>
          EXTENSION.test(address),
        );
        if (isOwn) logEvent('csp-refusal', cspFields(report));
        return taken(c);
      },
    );

const taken = (c: Context): Response => c.body(null, 204, { 'Cache-Control': 'no-store' });

/** Throws 415 for another type of body than browsers send, 400 for a body that is not a report. */
async function readCspReport(c: Context): Promise<CspReport> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== CSP_REPORT) {
    throw new RefusedError({ status: 415, code: 'UNSUPPORTED_TYPE' });
  }
  const parsed = v.safeParse(cspReport, await c.req.json().catch(() => undefined));
  if (!parsed.success) throw invalid('body');
  return parsed.output['csp-report'];
}

const cspFields = (report: CspReport) => ({
  directive: report['effective-directive'],
  path: pathOf(report['document-uri']),
  blocked: originOf(report['blocked-uri']),
  source: pathOf(report['source-file']),
  line: report['line-number'],
});

/** Longest address in a line of the log, in characters. */
const LONGEST_ADDRESS = 300;

const pathOf = (address: string): string =>
  URL.canParse(address) ? scrub(new URL(address).pathname).slice(0, LONGEST_ADDRESS) : '';

/** The path of a foreign address may name anybody. */
const originOf = (address: string): string =>
  (URL.canParse(address) && address.includes('//')
    ? new URL(address).origin
    : scrub(address)
  ).slice(0, LONGEST_ADDRESS);

const scrubbed = ({ message, call, path, email, ...rest }: ErrorReport) => ({
  ...(email !== undefined && { subject: hashOfSubject(email) }),
  message: scrub(message),
  ...(call !== undefined && { call: scrub(call) }),
  ...(path !== undefined && { path: scrub(path) }),
  ...rest,
});
