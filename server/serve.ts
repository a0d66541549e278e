import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { withSyntheticIdentity } from './identity/synthetic.ts';
import { answerStarting } from './http/answer-starting.ts';
import { Health } from './http/health.ts';
import { DEFAULT_LIMITS } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { createListener, type Parts } from './http/listener.ts';
import { observe } from './http/observe.ts';
import { stopServer } from './http/stop-server.ts';
import { JOBS, startJobs } from './jobs.ts';
import { createSenders } from './messages/create-senders.ts';
import { startDispatcher } from './messages/dispatcher.ts';
import type { SecurityPolicy } from './middleware/security-headers.ts';
import { openIdentity } from './open-identity.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { demonstrationOf, seedWhenEmpty } from './demonstration.ts';
import { openStore } from './store/open-store.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** The development server's share: relaxed headers, Vite's middleware, sign-in that can be off (R1.9). */
export interface Development {
  readonly policy: NonNullable<SecurityPolicy['development']>;
  readonly attach: (server: Server) => Promise<{
    readonly vite: NonNullable<Parts['vite']>;
    readonly close: () => Promise<void>;
  }>;
}

/**
 * Listens, opens everything that the configuration names and serves it. Answers 503 until it is
 * ready. Throws a ConfigError for a mistake of the operator. Returns how to close it cleanly.
 */
export async function serve(
  config: Config,
  development?: Development,
): Promise<() => Promise<void>> {
  const policy = policyOf(config, development?.policy);
  const health = new Health();
  let listener = answerStarting(policy, health);
  const server = createServer(observe((req, res) => listener(req, res)));
  await listen(server, config.port);
  const store = await openStore(config);
  try {
    const identity = await openIdentity(config, store.db);
    await seedWhenEmpty(config, store.db);
    const sandbox = config.sandbox ? createSandbox(demonstrationOf(config, store.db)) : undefined;
    const attached = await development?.attach(server);
    const { production, brand } = config;
    const { place } = identity;
    const { db } = store;
    const verify = development ? withSyntheticIdentity(identity.verify, db) : identity.verify;
    const app = createApp({
      db,
      verify,
      brand,
      publicOrigin: config.publicOrigin,
      production,
      policy,
      identity: place,
      dist: DIST,
      sandbox,
      hasFixtures: development !== undefined,
      limits: DEFAULT_LIMITS,
      trustedProxies: config.trustedProxies,
    });
    listener = createListener({ app, health, identity, policy, sandbox, vite: attached?.vite });
    const stopJobs = startJobs(db, JOBS);
    const stopDispatcher = startDispatcher(db, {
      senders: createSenders(config),
      keepsCodes: config.sandbox,
    });
    health.setReady({
      database: () => db.execute(sql`select 1`),
      identity: () => identity.ready(),
    });
    return async () => {
      await attached?.close();
      await stopServer(server, health, config.stop);
      await stopJobs();
      await stopDispatcher();
      await store.close();
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function policyOf(
  { externalIssuer, publicOrigin }: Config,
  development: SecurityPolicy['development'],
): SecurityPolicy {
  const outside = externalIssuer && new URL(externalIssuer.url).origin;
  return {
    isHttps: publicOrigin.startsWith('https:'),
    outsideOrigins: outside === undefined ? [] : [outside],
    identityOrigin: outside,
    ...(development && { development }),
  };
}
