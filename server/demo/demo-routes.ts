import { join } from 'node:path';
import { Hono } from 'hono';
import type { Db } from '#server/database/db.ts';
import type { ServiceEnv } from '#server/http/environment.ts';
import { REVALIDATE, serveFiles } from '#server/http/static/file-response.ts';
import { fixtureRoutes } from './fixture-routes.ts';
import { pictures } from './pictures-route.ts';
import { sandboxRoutes } from './sandbox/call-routes.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { videos } from './videos-route.ts';

const SANDBOX = '/sandbox/';
const SANDBOX_FOLDER = join(import.meta.dirname, 'sandbox/page');

/** The sandbox's page with its style and script. */
const sandboxPage = serveFiles({
  candidates: [(c) => join(SANDBOX_FOLDER, c.req.path.slice(SANDBOX.length))],
  cacheControl: REVALIDATE,
});

export interface DemoRouteOptions {
  readonly db: Db;
  /** Undefined without SANDBOX: its paths are then 404. */
  readonly sandbox?: Sandbox | undefined;
  /** The development server's made-up responses (R7.34). */
  readonly hasFixtures?: boolean | undefined;
}

/** The routes of a demonstration: those for anyone, and those for signed-in people under /service. */
export function demoRoutes({ db, sandbox, hasFixtures }: DemoRouteOptions) {
  const open = new Hono().route('/', pictures).route('/', videos);
  if (sandbox) {
    open
      .route('/sandbox', sandboxRoutes(db, sandbox))
      .get('/sandbox', (c) => c.redirect(SANDBOX))
      .get('/sandbox/*', sandboxPage);
  }
  return { open, signedIn: hasFixtures ? fixtureRoutes() : new Hono<ServiceEnv>() };
}
