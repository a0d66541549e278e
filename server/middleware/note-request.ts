import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { ServiceEnv } from '../environment.ts';
import { markOf, requestContext } from '../http/request-context.ts';

const CONSTRAINT = /\{.*?\}(?=\/|$)/g;

/** Notes for the log which route answered and for whom. */
export const noteRequest = createMiddleware(async (c, next) => {
  await next();
  const context = requestContext();
  if (!context) return;
  context.route = routeOf(c);
  const principal = (c.var as Partial<ServiceEnv['Variables']>).principal;
  if (principal) context.subject = markOf(principal.sub);
});

/** The route's pattern without the constraints of its parameters. */
const routeOf = (c: Context): string => routePath(c, -1).replace(CONSTRAINT, '');
