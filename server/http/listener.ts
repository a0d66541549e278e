import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Installation } from '#server/config/installation.ts';
import type { Identity } from '#server/identity/open-identity.ts';
import type { Health } from './health.ts';
import { redirectToKnownHost } from './known-host.ts';
import { securityHeaders, type SecurityPolicy } from './middleware/security-headers.ts';

/** Sees a request before it is served and calls `serve`, or responds itself. */
export type Intercept = (
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
  serve: () => void,
) => void;

export interface Parts {
  readonly app: Hono;
  readonly health: Health;
  readonly identity: Pick<Identity, 'handle'>;
  readonly policy: SecurityPolicy;
  /** Visits on other hosts than its own are redirected; without it all hosts are served. */
  readonly installation?: Installation;
  /** The sandbox's; undefined in production. */
  readonly intercept?: Intercept | undefined;
  /** The development server's part of the app's files. */
  readonly vite?:
    | ((req: IncomingMessage, res: ServerResponse, next: () => void) => void)
    | undefined;
}

/**
 * Passes each request on: to the probes and the redirect of other hosts, to the sandbox's faults, then to
 * identity, Vite and the service.
 */
export function createListener(parts: Parts): RequestListener {
  const { app, health, identity, policy, installation, intercept, vite } = parts;
  const serveApp = getRequestListener(app.fetch, { hostname: 'localhost' });

  const serve = (path: string, req: IncomingMessage, res: ServerResponse) => {
    if (identity.handle?.(req, res) === true) return;
    // The backend itself serves the configuration, also in development.
    const isVites = path.startsWith('/my/') && path !== '/my/config.json';
    if (vite && isVites) return vite(req, res, () => void serveApp(req, res));
    return void serveApp(req, res);
  };

  return (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    for (const [name, value] of Object.entries(securityHeaders(path, policy))) {
      res.setHeader(name, value);
    }
    if (health.isStopping) res.setHeader('Connection', 'close');
    if (health.respond(path, req, res)) return;
    if (installation && redirectToKnownHost(installation, path, req, res)) return;
    if (!intercept) return serve(path, req, res);
    intercept(path, req, res, () => serve(path, req, res));
  };
}
