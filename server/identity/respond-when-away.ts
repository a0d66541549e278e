import type { Provider } from 'oidc-provider';
import { logError } from '#server/config/log.ts';
import { isUnavailable, reasonOf } from '#server/database/away.ts';
import { renderFailed } from './error-pages.ts';
import type { Context, Middleware } from './koa-types.ts';
import type { RealmOptions } from './realm-options.ts';

/** When to try again, in s. */
const RETRY_AFTER_S = 5;

/** Responds with 503 in place of 500 while the provider's database is away, and logs what failed. */
export function respondWhenAway(provider: Provider, options: RealmOptions): Middleware {
  const isAway = new WeakSet<Context>();
  provider.on('server_error', (ctx, error) => {
    if (!isUnavailable(error)) return logError('The identity provider failed', error);
    isAway.add(ctx);
    logError(`The identity provider: ${reasonOf(error)}`);
  });
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      isAway.add(ctx);
      logError(`The identity provider: ${reasonOf(error)}`);
      await renderFailed(ctx, options, 'temporarily_unavailable');
    }
    // A redirect says the failure to the app.
    if (!isAway.has(ctx) || (ctx.status >= 300 && ctx.status < 400)) return;
    ctx.status = 503;
    ctx.set('Retry-After', String(RETRY_AFTER_S));
  };
}
