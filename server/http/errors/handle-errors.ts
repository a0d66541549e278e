import type { Context, ErrorHandler, Hono, MiddlewareHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import type { BrandSetting } from '#server/config/brand-of-host.ts';
import { logError } from '#server/config/log.ts';
import { isUnavailable, isUnstorable, reasonOf } from '#server/database/away.ts';
import type { ServiceDeps } from '#server/http/environment.ts';
import { errorResponse } from './error-response.ts';
import { isNavigation, REFUSAL_PAGE_SOURCES, refusalPage } from './refusal-page.ts';
import { RefusedError, type Refusal } from './refused-error.ts';

const INTERNAL: Refusal = { status: 500, code: 'INTERNAL' };
/** The database is away or busy. Only a repeat under the same id shows whether a write was stored. */
const UNAVAILABLE: Refusal = { status: 503, code: 'UNAVAILABLE' };

/** After how many seconds to try again while the database is away. */
export const DOWN_S = 5;

/** Responds to every error as the contract says; an unexpected error is logged and not shown. */
export const handleError =
  ({ brand, production }: Pick<ServiceDeps, 'brand' | 'production'>): ErrorHandler =>
  (error, c) => {
    const refusal = toRefusal(error);
    if (refusal === INTERNAL) logError(`${c.req.method} ${c.req.path}`, error);
    // One line: the operator looks at the database, not at a trace.
    if (refusal === UNAVAILABLE) logError(`${c.req.method} ${c.req.path}: ${reasonOf(error)}`);
    const isHidden = production && refusal.status === 500;
    return respondWithRefusal(c, isHidden ? INTERNAL : refusal, brand);
  };

export const handleNotFound =
  (brand: BrandSetting | undefined): NotFoundHandler =>
  (c) =>
    respondWithRefusal(c, { status: 404, code: 'NOT_FOUND' }, brand);

/** First of all refuses another method of a path that the app has, with 405 and Allow. */
export function checkMethod(brand: BrandSetting | undefined, app: Hono): MiddlewareHandler {
  // At the first use: by then every route is registered.
  let routes: ReturnType<typeof routesOf> | undefined;
  return async (c, next) => {
    routes ??= routesOf(app);
    // Hono responds to HEAD as to GET.
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    if (routes.has(method, c.req.path)) return next();
    const allowed = routes.methods.filter((one) => routes?.has(one, c.req.path));
    if (allowed.length === 0) return next();
    c.header('Allow', allowed.join(', '));
    return respondWithRefusal(c, { status: 405, code: 'METHOD_NOT_ALLOWED' }, brand);
  };
}

/** The app's routes by method; Hono itself takes another method for an unknown path. */
function routesOf(app: Hono) {
  const router = new TrieRouter<string>();
  // Middleware runs for all methods.
  const routes = app.routes.filter(({ method }) => method !== METHOD_NAME_ALL);
  for (const { method, path } of routes) router.add(method, path, method);
  return {
    methods: [...new Set(routes.map(({ method }) => method))],
    has: (method: string, path: string) => router.match(method, path)[0].length > 0,
  };
}

/** The response to a refused request: a page for a person who opened the address, JSON for a caller. */
async function respondWithRefusal(
  c: Context,
  refusal: Refusal,
  brand: BrandSetting | undefined,
): Promise<Response> {
  if (refusal.status === 401) c.header('WWW-Authenticate', 'Bearer');
  if (refusal.status === 503) c.header('Retry-After', String(DOWN_S));
  if (refusal.retryAfterS !== undefined) c.header('Retry-After', String(refusal.retryAfterS));
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept, Accept-Language, Sec-Fetch-Mode');
  const reader = {
    acceptLanguage: c.req.header('accept-language'),
    hostname: new URL(c.req.url).hostname,
    brand,
  };
  const body = errorResponse(refusal, reader);
  if (!isNavigation(c.req.header('sec-fetch-mode'), c.req.header('accept')))
    return c.json(body, refusal.status);
  const laterS = refusal.status === 503 ? DOWN_S : refusal.retryAfterS;
  // The browser repeats an address, not a form.
  const againS = c.req.method === 'GET' ? laterS : undefined;
  if (againS !== undefined) c.header('Refresh', String(againS));
  c.set('pageSources', REFUSAL_PAGE_SOURCES);
  const page = await refusalPage(body, reader.acceptLanguage, againS !== undefined);
  return c.html(page, refusal.status);
}

function toRefusal(error: Error): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  // Thrown by Hono: the body is not JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return { status: 400, code: 'INVALID', field: 'body' };
  }
  if (isUnstorable(error)) return { status: 400, code: 'INVALID' };
  return isUnavailable(error) ? UNAVAILABLE : INTERNAL;
}
