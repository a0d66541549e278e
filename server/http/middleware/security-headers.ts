import { hash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { CSP_REPORTS_PATH } from '#src/contract/error-report.ts';

/** Allows a text of a page, such as its style, in a Content-Security-Policy. */
export const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Sources of what a page itself contains, for its Content-Security-Policy. */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NOTHING: PageSources = { scripts: [], styles: [] };

/** What of the configuration the headers depend on. */
export interface SecurityPolicy {
  /** People reach the service by https. */
  readonly isHttps: boolean;
  /** Other origins that the app talks to, the identity provider's among them. */
  readonly outsideOrigins: readonly string[];
  /** Origin of an outside identity provider: it is framed and gets forms. */
  readonly identityOrigin: string | undefined;
  /** Set only by the development server: lets Vite's own scripts, styles and socket in. */
  readonly development?: { readonly nonce: string; readonly socketOrigin: string };
}

/** Pages of the app that a page of the app shows in a frame. */
const FRAMED_PATHS: readonly string[] = ['/my/silent-check-sso.html', '/my/documentation/iframe'];

/** The worker that reads codes: its file of the build, and its source on the development server. */
const SCANNER_WORKER = /^\/my\/(?:assets|src\/platform\/camera\/decoder)\/scanner-worker[-.\w]+$/;

const PERMISSIONS = [
  'camera=(self)',
  'screen-wake-lock=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/**
 * The security headers of a response (R10.3). The identity provider's pages set their own policy.
 * hono/secure-headers sets headers only on responses of Hono; these stand also on those of the probes, the
 * start, the identity provider, the sandbox's faults and Vite, and `headersRevision` needs their text.
 * @param own sources of what the page itself contains, such as `'sha256-…'`
 */
export function securityHeaders(
  path: string,
  policy: SecurityPolicy,
  own: PageSources = NOTHING,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(path, policy, own),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    ...(policy.isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * Changes whenever the headers do. A page in the service worker's cache carries the headers that it
 * came with, so this is part of the worker's text and of every ETag.
 */
export function headersRevision(policy: SecurityPolicy): string {
  const headers = JSON.stringify(['/my/', ...FRAMED_PATHS].map((p) => securityHeaders(p, policy)));
  return hash('sha256', headers).slice(0, 16);
}

/** What the handler of a page reports about it. */
export interface PageEnv {
  Variables: {
    /** Of what the page contains, for its Content-Security-Policy. */
    pageSources?: PageSources;
  };
}

/** Puts the headers on every response of the app. */
export function setSecurityHeaders(policy: SecurityPolicy) {
  // Of every response but a page's, made once: they are long.
  const usual = securityHeaders('', policy);
  return createMiddleware(async (c, next) => {
    await next();
    const { path } = c.req;
    const { pageSources } = c.var as PageEnv['Variables'];
    const isUsual =
      pageSources === undefined && !FRAMED_PATHS.includes(path) && !SCANNER_WORKER.test(path);
    const headers = isUsual ? usual : securityHeaders(path, policy, pageSources);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });
}

/**
 * The policy of the worker that reads codes: a worker has that of its own file. WebAssembly is allowed there and on no
 * page; in exchange the worker reaches no other origin.
 */
const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${CSP_REPORTS_PATH}`,
].join('; ');

function contentPolicy(path: string, policy: SecurityPolicy, own: PageSources): string {
  if (SCANNER_WORKER.test(path)) return WORKER_POLICY;
  const { development, outsideOrigins, identityOrigin } = policy;
  const nonce = development ? [`'nonce-${development.nonce}'`] : [];
  const socket = development ? [development.socketOrigin] : [];
  const identity = identityOrigin === undefined ? [] : [identityOrigin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...own.scripts, ...nonce],
    'style-src': ["'self'", ...own.styles, ...nonce],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outsideOrigins, ...socket],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...identity],
    'media-src': ["'self'", 'blob:'],
    'form-action': ["'self'", ...identity],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [FRAMED_PATHS.includes(path) ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app', 'dompurify'],
    // Older than report-to: every browser knows it and sends at once.
    'report-uri': [CSP_REPORTS_PATH],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
