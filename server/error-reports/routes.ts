import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { errorReport, type ErrorReport } from '#src/contract/error-report.ts';
import { scrub } from '#src/domain/scrub.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { limitBody } from '#server/http/middleware/limit-body.ts';
import { checkBody } from '#server/http/contract.ts';
import { hashOfSubject } from '#server/config/log-context.ts';
import { logEvent } from '#server/config/log.ts';
import { byAddress, rateLimit } from '#server/http/middleware/rate-limit.ts';

/** The largest report, in bytes. */
const MAX_REPORT = 8 * 1024;

/**
 * The sink of error reports (R7.33): logs each report in one line. Anyone may send one, because errors
 * also happen before sign-in; personal data is scrubbed here once more (R10.5).
 */
export const errorRoutes = ({ limits, trustedProxies }: ServiceDeps) =>
  new Hono<ServiceEnv>().post(
    '/',
    rateLimit({ name: 'errors', ...limits.errors, keyOf: byAddress(trustedProxies) }),
    limitBody(MAX_REPORT),
    describeRoute({
      summary: 'Takes an error report of the app',
      responses: { 204: { description: 'The report is in the log' } },
    }),
    checkBody(errorReport),
    (c) => {
      logEvent('client-error', scrubbed(c.req.valid('json')));
      return c.body(null, 204, { 'Cache-Control': 'no-store' });
    },
  );

const scrubbed = ({ message, call, path, email, ...rest }: ErrorReport) => ({
  ...(email !== undefined && { subject: hashOfSubject(email) }),
  message: scrub(message),
  ...(call !== undefined && { call: scrub(call) }),
  ...(path !== undefined && { path: scrub(path) }),
  ...rest,
});
