import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { withRequestContext, type RequestContext } from '#server/config/log-context.ts';
import { logRequest } from '#server/config/log.ts';
import { REQUEST_ID_HEADER } from '#src/contract/headers.ts';
import { isProbe } from './health.ts';
import { measureRequest } from './metrics/requests.ts';
import { isRequestId } from './request-id.ts';

/**
 * Gives each request its id, returns it in X-Request-ID, and logs and measures the request at its end.
 * hono/request-id sees only the requests that reach the app, and accepts any text as an id.
 */
export const observe =
  (serve: RequestListener): RequestListener =>
  (req, res) => {
    const startedAt = performance.now();
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    const context: RequestContext = { id: idOf(req) };
    res.setHeader('X-Request-ID', context.id);
    withRequestContext(context, () => {
      res.once('close', () =>
        withRequestContext(context, () => {
          const ms = performance.now() - startedAt;
          const { method = '' } = req;
          const status = res.headersSent ? res.statusCode : 0;
          measureRequest(method, context.route ?? partyOf(path), status, ms);
          logRequest({
            method,
            route: context.route ?? areaOf(path),
            status,
            ms: Math.round(ms),
            isProbe: isProbe(path),
          });
        }),
      );
      serve(req, res);
    });
  };

function idOf(req: IncomingMessage): string {
  const given = req.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && isRequestId(given) ? given.toLowerCase() : randomUUID();
}

/** The first part of the path, where no route is known: the rest may hold personal data. */
const areaOf = (path: string): string => /^\/[\w.-]{0,20}/.exec(path)?.[0] ?? '/';

/** What serves requests without a route of the app; anything else that is requested shares one name. */
const PARTIES: readonly string[] = ['/sso', '/healthz', '/readyz'];

const partyOf = (path: string): string =>
  PARTIES.find((party) => path === party || path.startsWith(`${party}/`)) ?? 'other';
