import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { securityHeaders, type SecurityPolicy } from '../middleware/security-headers.ts';
import type { Identity } from '../open-identity.ts';
import type { Health } from './health.ts';
import { applyFault } from '../sandbox/apply-fault.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

export interface Parts {
  readonly app: Hono;
  readonly health: Health;
  readonly identity: Pick<Identity, 'pages'>;
  readonly policy: SecurityPolicy;
  readonly sandbox: Sandbox | undefined;
  /** The development server's part of the app's files. */
  readonly vite?:
    ((req: IncomingMessage, res: ServerResponse, next: () => void) => void) | undefined;
}

/** What the backend itself answers under /my/, also in development. */
const OWN_APP_PATHS: readonly string[] = ['/my/config.json'];

/** Passes each request on: the sandbox's faults first, then identity, Vite and the service. */
export function createListener(parts: Parts): RequestListener {
  const { app, health, identity, policy, sandbox, vite } = parts;
  const serveApp = getRequestListener(app.fetch, { hostname: 'localhost' });
  const isIdentity = (path: string) =>
    identity.pages !== undefined && path.startsWith(`${identity.pages.basePath}/`);

  const serve = (path: string, req: IncomingMessage, res: ServerResponse) => {
    if (identity.pages && isIdentity(path)) return identity.pages.handle(req, res);
    const isVites = path.startsWith('/my/') && !OWN_APP_PATHS.includes(path);
    if (vite && isVites) return vite(req, res, () => void serveApp(req, res));
    return void serveApp(req, res);
  };

  return (req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    for (const [name, value] of Object.entries(securityHeaders(path, policy))) {
      res.setHeader(name, value);
    }
    if (health.isStopping) res.setHeader('Connection', 'close');
    if (health.answer(path, req, res)) return;
    if (!sandbox || path.startsWith('/sandbox/')) return serve(path, req, res);
    sandbox.requests.record(req, res);
    const fault = sandbox.faults.take(req.method ?? 'GET', path);
    if (!fault) return serve(path, req, res);
    void applyFault(fault, req, res, () => serve(path, req, res));
  };
}
