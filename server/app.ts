import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { ServiceDeps, ServiceEnv } from './environment.ts';
import { ServiceError } from './errors/service-error.ts';
import { authenticate } from './middleware/authenticate.ts';
import { handleError, handleNotFound } from './middleware/errors.ts';
import { noteRequest } from './middleware/note-request.ts';
import { ownData } from './middleware/own-data.ts';
import { byAddress, bySubject, limitRefusals, rateLimit } from './middleware/rate-limit.ts';
import {
  headersRevision,
  setSecurityHeaders,
  type SecurityPolicy,
} from './middleware/security-headers.ts';
import { cardLinkingRoutes } from './routes/card-linking.ts';
import { cardRoutes } from './routes/cards.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { clientRoutes } from './routes/client.ts';
import { contactRoutes } from './routes/contacts.ts';
import { crmRoutes } from './routes/crm.ts';
import { deliveryNoteRoutes } from './routes/delivery-notes.ts';
import { educationRoutes } from './routes/education.ts';
import { errorRoutes } from './routes/errors.ts';
import { landerRoutes } from './routes/lander.ts';
import { emailConfirmationRoutes } from './routes/email-confirmation.ts';
import { goalRoutes } from './routes/goal.ts';
import { fixtureRoutes } from './routes/fixtures.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { operationRoutes } from './routes/operations.ts';
import { orderMessageRoutes } from './routes/order-messages.ts';
import { orderRoutes } from './routes/orders.ts';
import { phoneRoutes } from './routes/phone.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { programmeRoutes } from './routes/programme.ts';
import { ratingRoutes } from './routes/rating.ts';
import { relativeRoutes } from './routes/relatives.ts';
import { successStoryRoutes } from './routes/success-stories.ts';
import { suggestRoutes } from './routes/suggest.ts';
import { supportRoutes } from './routes/support.ts';
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
  /** The development server's made-up answers (R7.34); their paths are 404 elsewhere. */
  readonly hasFixtures?: boolean;
}

/** The largest body that a call of the service has use for, in bytes. */
const MAX_BODY = 64 * 1024;

/** Builds everything but identity, without listening: tests call it by `app.request`. */
export function createApp(deps: AppDeps): Hono {
  const { brand, policy, sandbox } = deps;
  const app = new Hono()
    .use(setSecurityHeaders(policy))
    .use(noteRequest)
    .use(
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
  app.route('/', openApiRoutes(app));
  app.route('/service', createService(deps));
  app.route('/lander', landerRoutes(deps));
  app.route('/suggest', suggestRoutes(deps));
  app.route('/site', privacyRoutes(deps));
  app.route('/errors', errorRoutes(deps));
  app.route('/crm', signedIn(deps).route('/', crmRoutes(deps)));
  if (sandbox) {
    app.route('/sandbox', sandboxRoutes(deps.db, sandbox));
    app.route('/', sandboxPage);
  }
  app.route('/', appConfigRoute(brand, deps.identity));
  app.route('/', appFiles({ dist: deps.dist, headersRevision: headersRevision(policy), brand }));
  return app;
}

/** The beginning of every call of a signed-in person: who it is and whose data it may see. */
function signedIn(deps: ServiceDeps): Hono<ServiceEnv> {
  const { limits, trustedProxies } = deps;
  return new Hono<ServiceEnv>()
    .use(compress())
    .use(limitRefusals({ ...limits.unauthenticated, keyOf: byAddress(trustedProxies) }))
    .use(authenticate(deps.verify))
    .use(rateLimit({ name: 'service', ...limits.service, keyOf: bySubject }))
    .use(ownData);
}

function createService(deps: AppDeps): Hono<ServiceEnv> {
  const service = signedIn(deps);
  for (const routes of [
    programmeRoutes(deps),
    contactRoutes(deps),
    cardRoutes(deps),
    operationRoutes(deps),
    trackingRoutes(deps),
    clientRoutes(deps),
    emailConfirmationRoutes(deps),
    phoneRoutes(deps),
    cardLinkingRoutes(deps),
    supportRoutes(deps),
    orderRoutes(deps),
    goalRoutes(deps),
    orderMessageRoutes(deps),
    catalogRoutes(deps),
    relativeRoutes(deps),
    deliveryNoteRoutes(deps),
    educationRoutes(deps),
    ratingRoutes(deps),
    successStoryRoutes(deps),
  ]) {
    service.route('/', routes);
  }
  if (deps.hasFixtures) service.route('/', fixtureRoutes());
  return service;
}
