import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { ServiceDeps, ServiceEnv } from './environment.ts';
import { ServiceError } from './errors/service-error.ts';
import { authenticate } from './middleware/authenticate.ts';
import { handleError, handleNotFound } from './middleware/errors.ts';
import { ownData } from './middleware/own-data.ts';
import {
  headersRevision,
  setSecurityHeaders,
  type SecurityPolicy,
} from './middleware/security-headers.ts';
import { cardRoutes } from './routes/cards.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { clientRoutes } from './routes/client.ts';
import { contactRoutes } from './routes/contacts.ts';
import { operationRoutes } from './routes/operations.ts';
import { orderRoutes } from './routes/orders.ts';
import { trackingRoutes } from './routes/tracking.ts';
import { sandboxPage } from './sandbox/page.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { appConfigRoute, type IdentityPlace } from './static/app-config.ts';
import { appFiles } from './static/app-files.ts';
import { pictures } from './static/pictures.ts';

export interface AppDeps extends ServiceDeps {
  readonly policy: SecurityPolicy;
  readonly identity: IdentityPlace;
  /** The folder of the built client. */
  readonly dist: string;
  /** Absent in production: its paths are then 404 (api.md). */
  readonly sandbox: Sandbox | undefined;
}

/** The largest body that a call of the service has use for, in bytes. */
const MAX_BODY = 64 * 1024;

/** Builds everything but identity, without listening: tests call it by `app.request`. */
export function createApp(deps: AppDeps): Hono {
  const { brand, policy, sandbox } = deps;
  const app = new Hono().use(setSecurityHeaders(policy)).use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw new ServiceError({ status: 413, code: 'TOO_LARGE' });
      },
    }),
  );
  app.onError(handleError(brand));
  app.notFound(handleNotFound(brand));
  app.route('/', pictures);
  app.route('/service', createService(deps));
  if (sandbox) {
    app.route('/sandbox', sandboxRoutes(deps.db, sandbox));
    app.route('/', sandboxPage);
  }
  app.route('/', appConfigRoute(brand, deps.identity));
  app.route('/', appFiles(deps.dist, headersRevision(policy)));
  return app;
}

function createService(deps: ServiceDeps): Hono<ServiceEnv> {
  const service = new Hono<ServiceEnv>()
    .use(compress())
    .use(authenticate(deps.verify))
    .use(ownData);
  for (const routes of [
    contactRoutes(deps),
    cardRoutes(deps),
    operationRoutes(deps),
    trackingRoutes(deps),
    clientRoutes(deps),
    orderRoutes(deps),
    catalogRoutes(deps),
  ]) {
    service.route('/', routes);
  }
  return service;
}
