import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { deliveryNoteRoutes } from './addresses/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { clientRoutes } from './clients/routes.ts';
import { crmRoutes } from './crm/routes.ts';
import { educationRoutes } from './education/routes.ts';
import { emailConfirmationRoutes } from './email-change/routes.ts';
import { errorRoutes } from './error-reports/routes.ts';
import type { ServiceDeps, ServiceEnv, ViewRecorder } from './http/environment.ts';
import { checkMethod, handleError, handleNotFound } from './http/errors/handle-errors.ts';
import { refuseForeignHosts } from './http/known-host.ts';
import { authenticate, personsOnly } from './http/middleware/authenticate.ts';
import { limitBodies } from './http/middleware/limit-body.ts';
import { noteRequest } from './http/middleware/log-request.ts';
import {
  byAddress,
  bySubject,
  inTurns,
  limitRefusals,
  rateLimit,
} from './http/middleware/rate-limit.ts';
import { ownData } from './http/middleware/resolve-person.ts';
import {
  headersRevision,
  setSecurityHeaders,
  type SecurityPolicy,
} from './http/middleware/security-headers.ts';
import { openApiRoutes } from './http/openapi/routes.ts';
import { appConfigRoute, createAppConfig } from './http/static/app-config.ts';
import { appFiles } from './http/static/app-files.ts';
import type { IdentityPlace } from './identity/open-identity.ts';
import { createViewRecorder } from './journal/record-view.ts';
import { landerRoutes } from './lander/routes.ts';
import { programmeRoutes } from './members/programme-routes.ts';
import { operationRoutes } from './operations/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { cardActRoutes } from './programme/card-routes.ts';
import { coinActRoutes } from './programme/coin-routes.ts';
import { contentActRoutes } from './programme/content-routes.ts';
import { deskRoutes } from './programme/desk-routes.ts';
import { importRoutes } from './programme/import-routes.ts';
import { invitationActRoutes } from './programme/invitation-routes.ts';
import { journalRoutes } from './programme/journal-routes.ts';
import { memberActRoutes } from './programme/member-routes.ts';
import { orderActRoutes } from './programme/order-routes.ts';
import { pictureActRoutes } from './programme/picture-routes.ts';
import { placeActRoutes } from './programme/place-routes.ts';
import { productActRoutes } from './programme/product-routes.ts';
import { ticketActRoutes } from './programme/ticket-routes.ts';
import { pushRoutes } from './push/routes.ts';
import { referralRoutes } from './referrals/routes.ts';
import { privacyRoutes } from './site/routes.ts';
import { memberSearchRoutes } from './staff/search-routes.ts';
import { suggestRoutes } from './suggest/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';

export interface AppDeps extends ServiceDeps {
  readonly policy: SecurityPolicy;
  readonly identity: IdentityPlace;
  /** The folder of the built app. */
  readonly dist: string;
  /** The demonstration's routes; without them, as in production, their paths are 404. */
  readonly demo?: DemoRoutes | undefined;
}

interface DemoRoutes {
  /** For anyone, such as the catalog's pictures and the sandbox. */
  readonly open: Hono;
  /** For signed-in people, under /service. */
  readonly signedIn: Hono<ServiceEnv>;
}

/** Builds everything except identity, without listening: tests call it by `app.request`. */
export function createApp(deps: AppDeps): Hono {
  const { brand, policy, demo } = deps;
  const app = new Hono().use(setSecurityHeaders(policy)).use(noteRequest);
  app.use(checkMethod(brand, app)).use(limitBodies);
  app.onError(handleError(deps));
  app.notFound(handleNotFound(brand));
  // Pages and files are served on any host: it chooses their look and nothing else.
  app.route('/site', privacyRoutes(deps));
  const config = createAppConfig(deps.identity, deps);
  app.route('/', appConfigRoute(deps, config));
  const revision = headersRevision(policy);
  app.route('/', appFiles({ dist: deps.dist, headersRevision: revision, brand, config }));
  app.use(refuseForeignHosts(deps));
  app.route('/', pictureRoutes(deps));
  if (demo) app.route('/', demo.open);
  app.route('/', openApiRoutes(app));
  app.route('/lander', landerRoutes(deps));
  app.route('/suggest', suggestRoutes(deps));
  app.route('/errors', errorRoutes(deps));
  const signedIn = signedInCalls(deps);
  const viewed = { ...deps, recordView: createViewRecorder(deps.db) };
  app.route('/programme/v1', createProgramme(viewed, signedIn()));
  const own = () => signedIn().use(personsOnly).use(ownData(deps.db, viewed));
  app.route('/service', createService(viewed, own()));
  app.route('/crm', own().route('/', crmRoutes(deps)));
  return app;
}

/** The middleware of every signed-in call: who makes it, and how many. All parties share a person's turns. */
function signedInCalls(deps: ServiceDeps): () => Hono<ServiceEnv> {
  const { limits, trustedProxies } = deps;
  const turns = inTurns(limits);
  return () =>
    new Hono<ServiceEnv>()
      .use(compress())
      .use(limitRefusals({ ...limits.unauthenticated, keyOf: byAddress(trustedProxies) }))
      .use(authenticate(deps.verify))
      .use(rateLimit({ name: 'service', ...limits.service, keyOf: bySubject }))
      .use(turns);
}

/** The acts of the institution (R11.2): by role, about any member, and never in owner view. */
const createProgramme = (deps: ServiceDeps & ViewRecorder, programme: Hono<ServiceEnv>) =>
  mount(programme, [
    orderActRoutes(deps),
    deskRoutes(deps),
    invitationActRoutes(deps),
    ticketActRoutes(deps),
    coinActRoutes(deps),
    cardActRoutes(deps),
    productActRoutes(deps),
    placeActRoutes(deps),
    memberActRoutes(deps),
    contentActRoutes(deps),
    importRoutes(deps),
    pictureActRoutes(deps),
    journalRoutes(deps),
  ]);

/** @param service with the middleware of every signed-in call, which knows whose data a call may see */
const createService = (deps: AppDeps & ViewRecorder, service: Hono<ServiceEnv>) =>
  mount(service, [
    programmeRoutes(deps),
    cardRoutes(deps),
    operationRoutes(deps),
    trackingRoutes(deps),
    clientRoutes(deps),
    emailConfirmationRoutes(deps),
    pushRoutes(deps),
    supportRoutes(deps),
    orderRoutes(deps),
    memberSearchRoutes(deps),
    catalogRoutes(deps),
    referralRoutes(deps),
    deliveryNoteRoutes(deps),
    educationRoutes(deps),
    ...(deps.demo ? [deps.demo.signedIn] : []),
  ]);

const mount = (party: Hono<ServiceEnv>, routes: readonly Hono<ServiceEnv>[]): Hono<ServiceEnv> =>
  routes.reduce((app, one) => app.route('/', one), party);
