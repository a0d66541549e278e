import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { hashOfSubject, requestContext } from '#server/config/log-context.ts';
import type { ServiceEnv } from '#server/http/environment.ts';

const CONSTRAINT = /\{.*?\}(?=\/|$)/g;

/** Records the route and the person of a request for its log line. */
export const noteRequest = createMiddleware(async (c, next) => {
  await next();
  const context = requestContext();
  if (!context) return;
  context.route = routeOf(c);
  const principal = (c.var as Partial<ServiceEnv['Variables']>).principal;
  if (principal) context.subject = hashOfSubject(principal.sub);
});

/** The route's pattern without the constraints of its parameters. */
const routeOf = (c: Context): string => routePath(c, -1).replace(CONSTRAINT, '');
