import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { installedHosts, type Installation } from '#server/config/installation.ts';
import { RefusedError } from './errors/refused-error.ts';

/** Addresses whose response is the app's page, unlike a file, a call or a probe. */
const PAGE = /^\/(?:my(?:\/(?:[^.]*|index\.html))?)?$/;
/**
 * Counts the redirects of a browser. The cookie belongs to the host that the browser opened: if it comes
 * back again and again, the host was right already, and a proxy has replaced the header `Host`.
 */
const COUNT = 'host-redirects';
/** Browsers follow more redirects, and people open fewer tabs of a wrong host while the cookie lasts. */
const MAX_REDIRECTS = 5;
/** Longer than one redirect takes, in seconds. */
const COUNT_LASTS_S = 10;

const redirectsOf = ({ headers }: IncomingMessage): number =>
  Number(new RegExp(`\\b${COUNT}=(\\d)`).exec(headers.cookie ?? '')?.[1] ?? 0);

/** Whether a browser opens a page in a tab; frames stay on the host of their page. */
function isPageVisit(path: string, { method, headers }: IncomingMessage): boolean {
  const acceptsPage = headers.accept?.includes('text/html') === true;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return method === 'GET' && acceptsPage && destination === 'document' && PAGE.test(path);
}

/**
 * The origin at which this installation has a sign-in, for the host of a request; undefined where the host
 * is one of its own. The ports are not compared, because a proxy may leave its own port in the header.
 */
function otherOrigin(host: string, installation: Installation): string | undefined {
  const url = new URL(installation.publicOrigin);
  const known = installedHosts(installation);
  if (!URL.canParse(`http://${host}`)) return undefined;
  const { hostname } = new URL(`http://${host}`);
  if (known.includes(hostname)) return undefined;
  const twin = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
  if (known.includes(twin)) url.hostname = twin;
  return url.origin;
}

/**
 * Redirects a visit of a page on a foreign host, such as 127.0.0.1, the machine's name or `www.`: the
 * identity provider accepts only known origins, so a sign-in there fails. Path and query stay; the origin
 * comes only from the configuration. Returns false for every other request.
 */
export function redirectToKnownHost(
  installation: Installation,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): boolean {
  if (!isPageVisit(path, req)) return false;
  const origin = otherOrigin(req.headers.host ?? '', installation);
  const redirects = redirectsOf(req);
  if (origin === undefined || redirects >= MAX_REDIRECTS) return false;
  res.writeHead(302, {
    Location: `${origin}${req.url ?? '/'}`,
    'Cache-Control': 'no-store',
    'Set-Cookie': `${COUNT}=${redirects + 1}; Path=/; Max-Age=${COUNT_LASTS_S}; HttpOnly; SameSite=Lax`,
  });
  res.end();
  return true;
}

/** Names of the machine itself: an operator's probe uses them, and no brand has them. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses calls on hosts that are not of this installation with 421: a caller writes the header `Host` as
 * it likes, so a foreign one must decide nothing.
 */
export function refuseForeignHosts(installation: Installation): MiddlewareHandler {
  const known = new Set([...installedHosts(installation), ...LOOPBACK]);
  return (c, next) => {
    if (known.has(new URL(c.req.url).hostname)) return next();
    throw new RefusedError({ status: 421, code: 'WRONG_HOST' });
  };
}
