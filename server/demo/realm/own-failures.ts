import type { Provider } from 'oidc-provider';
import { logError } from '#server/config/log.ts';
import { isUnavailable, isUnstorable, reasonOf } from '#server/database/away.ts';
import type { Context, Middleware } from './koa-types.ts';
import { renderFailed } from './pages/error-pages.ts';
import type { RealmOptions } from './realm-options.ts';

/** When to try again, in s. */
const RETRY_AFTER_S = 5;

/** What the page of a failure names, for the support. */
const CODES = {
  400: 'invalid_request',
  404: 'not_found',
  500: 'server_error',
  503: 'temporarily_unavailable',
} as const;
type Status = keyof typeof CODES;

/**
 * A value with the character NUL is the request's fault; that a database is away is not a failure of ours.
 */
function statusOf(error: unknown): Status {
  if (isUnstorable(error)) return 400;
  return isUnavailable(error) ? 503 : 500;
}

function log(status: Status, error: unknown): void {
  if (status === 500) logError('The identity provider failed', error);
  if (status === 503) logError(`The identity provider: ${reasonOf(error)}`);
}

/**
 * Gives every failure behind it its status, its page and its line in the log. Both libraries would print an
 * error with the values of its query, such as an e-mail.
 */
export function ownFailures(provider: Provider, options: RealmOptions): Middleware {
  const statuses = new WeakMap<Context, Status>();
  // The library has already made its page or its JSON of 500.
  provider.on('server_error', (ctx, error) => {
    const status = statusOf(error);
    statuses.set(ctx, status);
    log(status, error);
  });
  return async (ctx, next) => {
    const fail = async (status: Status) => {
      await renderFailed(ctx, options, CODES[status]);
      statuses.set(ctx, status);
    };
    try {
      await next();
      // Of all requests to the provider only a person's accept a page.
      if (ctx.status === 404 && ctx.get('accept').includes('text/html')) await fail(404);
    } catch (error) {
      const status = statusOf(error);
      log(status, error);
      await fail(status);
    }
    const status = statuses.get(ctx);
    // A redirect reports the failure to the app.
    if (status === undefined || (ctx.status >= 300 && ctx.status < 400)) return;
    ctx.status = status;
    if (status === 503) ctx.set('Retry-After', String(RETRY_AFTER_S));
  };
}
