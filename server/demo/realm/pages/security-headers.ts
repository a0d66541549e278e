import { CSP_REPORTS_PATH } from '#src/contract/error-report.ts';
import type { Middleware } from '../koa-types.ts';
import { pageStyle } from './page-style.ts';

const HSTS = 'max-age=63072000; includeSubDomains';

/** Strict policy of R10.3 for every page here; `frameAncestors` opens it for the silent frames. */
export const pagePolicy = (frameAncestors: "'none'" | "'self'"): string =>
  [
    "default-src 'none'",
    `style-src ${pageStyle.source}`,
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${CSP_REPORTS_PATH}`,
  ].join('; ');

/**
 * Set before the endpoints run: the library adds the hashes of its own inline scripts (R10.3). The library
 * is built on Koa, so Hono's middleware cannot set them.
 */
export const securityHeaders: Middleware = (ctx, next) => {
  ctx.set('Content-Security-Policy', pagePolicy("'none'"));
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
  ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  ctx.set('Cache-Control', 'no-store');
  if (ctx.secure) ctx.set('Strict-Transport-Security', HSTS);
  return next();
};
