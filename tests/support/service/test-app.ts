import type { Hono } from 'hono';
import { createApp, type AppDeps } from '#server/app.ts';
import { openPostgres, type Db, type OpenDb } from '#server/database/db.ts';
import { DEMO_CONTACTS } from '#server/demo/contacts.ts';
import { demoRoutes, type DemoRouteOptions } from '#server/demo/demo-routes.ts';
import { createSandbox, type Sandbox } from '#server/demo/sandbox/sandbox.ts';
import type { Limits } from '#server/http/limits.ts';
import { UnauthenticatedError, type Principal } from '#server/identity/principal.ts';
import type { Verifier } from '#server/identity/verify-token.ts';
import { openFreshEmbedded } from '../database/fresh-database.ts';
import { seedSmall, type SmallSeed } from './small-seed.ts';

export interface TestApp {
  readonly app: Hono;
  readonly db: Db;
  readonly sandbox: Sandbox;
  readonly seed: SmallSeed;
  readonly close: () => Promise<void>;
}

/** Signed-in people of tests: `Bearer test:<email>`, with `;sid=…`, `;roles=a,b`, `;projects=1,5` or `;host=…` (of the sign-in) behind it. */
export const tokenOf = (
  email: string,
  more: {
    sid?: string;
    roles?: readonly string[];
    projects?: readonly number[];
    host?: string;
  } = {},
) =>
  [
    `test:${email}`,
    ...(more.sid === undefined ? [] : [`sid=${more.sid}`]),
    ...(more.host === undefined ? [] : [`host=${more.host}`]),
    ...(more.roles?.length ? [`roles=${more.roles.join(',')}`] : []),
    ...(more.projects ? [`projects=${more.projects.join(',')}`] : []),
  ].join(';');

/** A verifier that believes a token made by `tokenOf` and signs everyone in a minute ago. */
export const testVerifier: Verifier = (token) => {
  const [email, ...rest] = token.split(';');
  if (!email?.startsWith('test:'))
    return Promise.reject(new UnauthenticatedError('no such person'));
  const parts = new Map(rest.map((part) => part.split('=') as [string, string]));
  const name = email.slice('test:'.length);
  const principal: Principal = {
    sub: `sub-${name}`,
    email: name,
    firstName: 'Анна',
    lastName: 'Тестова',
    roles: parts.get('roles')?.split(',') ?? [],
    projects: parts.get('projects')?.split(',').map(Number),
    sid: parts.get('sid') ?? `sid-${name}`,
    authTime: Math.floor(Date.now() / 1000) - 60,
    signInHost: parts.get('host'),
  };
  return Promise.resolve(principal);
};

/** What a test changes of the app, and which parts of the demonstration it has. */
type TestAppOptions = Partial<AppDeps> & Omit<DemoRouteOptions, 'db'>;

const ENDLESS = { points: 1_000_000, durationS: 1 };
/** A test may send any number of requests unless it is about the limits. */
export const NO_LIMITS: Limits = {
  service: ENDLESS,
  unauthenticated: ENDLESS,
  codes: ENDLESS,
  members: ENDLESS,
  lander: ENDLESS,
  errors: ENDLESS,
  uploads: { person: 1000, process: 1000 },
  reads: { atATime: 1000, waiting: 1000 },
  // As of two processes: otherwise no race of one member would reach the locks.
  writes: { atATime: 2, waiting: 100 },
  writesADay: Infinity,
  systemWritesADay: Infinity,
};

/** The real app in this process on an embedded database in memory, with a few people and products. */
export const createTestApp = async (overrides: TestAppOptions = {}): Promise<TestApp> =>
  buildTestApp(await openFreshEmbedded(), overrides);

/** The same app on a real PostgreSQL, whose address `createPostgresDatabase` gave. */
export const createPostgresApp = async (url: string): Promise<TestApp> =>
  buildTestApp(await openPostgres(url), {});

async function buildTestApp(store: OpenDb, overrides: TestAppOptions): Promise<TestApp> {
  const { db, close } = store;
  const sandbox = createSandbox({ password: 'demo', reset: () => Promise.resolve() });
  const app = createAppOn(db, { sandbox, ...overrides });
  return { app, db, sandbox, seed: await seedSmall(db), close };
}

/** The same app on a database that a test opened and filled itself. */
export const createAppOn = (
  db: Db,
  { sandbox, hasFixtures, ...overrides }: TestAppOptions = {},
): Hono =>
  createApp({
    db,
    verify: testVerifier,
    brand: { hosts: {}, contacts: DEMO_CONTACTS },
    publicOrigin: 'http://localhost:8080',
    production: false,
    policy: { isHttps: false, outsideOrigins: [], identityOrigin: undefined },
    identity: { url: '/sso', realm: 'loyalty', clientId: 'friends-public', serviceClientId: 'svc' },
    dist: '/nonexistent',
    demo: demoRoutes({ db, sandbox, hasFixtures }),
    limits: NO_LIMITS,
    trustedProxies: 0,
    pushServices: [],
    coinsByOnePerson: 1000,
    ...overrides,
  });
