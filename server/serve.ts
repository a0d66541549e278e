import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import { PAGE } from './config/built-files.ts';
import type { Config } from './config/config.ts';
import { log } from './config/log.ts';
import { findMissingData } from './database/missing-data.ts';
import { openStore } from './database/open-database.ts';
import { createEventDeliveries } from './events/deliver-events.ts';
import { Health } from './http/health.ts';
import { DEFAULT_LIMITS } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { createListener, type Parts } from './http/listener.ts';
import { serveMetrics } from './http/metrics/serve-metrics.ts';
import type { SecurityPolicy } from './http/middleware/security-headers.ts';
import { observe } from './http/observe-requests.ts';
import { startingResponse } from './http/starting-response.ts';
import { stopServer } from './http/stop-server.ts';
import { respondToUnreadable } from './http/unreadable-request.ts';
import { openIdentity } from './identity/open-identity.ts';
import { JOBS, startJobs } from './jobs/jobs.ts';
import { createSenders } from './messages/create-senders.ts';
import { createDeliveries } from './messages/deliver-messages.ts';
import { startDispatcher } from './messages/dispatcher.ts';
import { createPushSender } from './messages/push-sender.ts';

/** How long jobs, deliveries and the database may take to end after the last request, in ms. */
const CLOSING_MS = 5000;

/** What the development server adds: relaxed headers, Vite's middleware, synthetic sign-in (R1.9). */
export interface Development {
  readonly policy: NonNullable<SecurityPolicy['development']>;
  readonly attach: (server: Server) => Promise<{
    readonly vite: NonNullable<Parts['vite']>;
    readonly close: () => Promise<void>;
  }>;
}

/**
 * Listens, opens everything that the configuration names and serves it; until then it responds with
 * 503. Throws a ConfigError for a mistake of the operator.
 * @returns a function that closes everything, or gives up on what does not end in time
 */
export async function serve(
  given: Config,
  development?: Development,
): Promise<() => Promise<void>> {
  const demonstration = await loadDemo(given, development !== undefined);
  const contacts = given.brand.contacts ?? demonstration?.contacts;
  const config: Config = { ...given, brand: { ...given.brand, contacts } };
  const policy = policyOf(config, development?.policy);
  const health = new Health();
  let listener = startingResponse(policy, health);
  const server = createServer(observe((req, res) => listener(req, res)));
  server.on('clientError', respondToUnreadable(policy));
  await listen(server, config.port, 'PORT');
  const store = await openStore(config);
  try {
    const identity = await openIdentity(config, store.db);
    const demo = await demonstration?.openDemo(config, store, development !== undefined);
    const attached = await development?.attach(server);
    const { db } = store;
    const app = createApp({
      ...config,
      db,
      verify: demo?.acceptAccounts?.(identity.verify) ?? identity.verify,
      policy,
      identity: identity.place,
      dist: config.appDir,
      demo: demo?.routes,
      limits: DEFAULT_LIMITS,
      emailApprovedAfterMs: demo?.emailApprovedAfterMs,
    });
    listener = createListener({
      app,
      health,
      identity,
      policy,
      installation: config,
      intercept: demo?.intercept,
      vite: attached?.vite,
    });
    const stopJobs = startJobs(store.slowDb, [...JOBS, ...(demo?.jobs ?? [])]);
    const messages = createDeliveries(db, {
      senders: { ...createSenders(config), push: createPushSender(db, contactOf(config)) },
      keepsCodes: config.sandbox,
    });
    const events = createEventDeliveries(db, config.receivers, config.production);
    const stopDispatchers = [
      startDispatcher('The outbox', messages),
      startDispatcher('The events', events),
    ];
    const stopMetrics =
      config.metricsPort === undefined
        ? undefined
        : await serveMetrics(config.metricsPort, store, health);
    const missing = await findMissingData(db, config);
    for (const { text } of missing) log(text);
    const namesOf = (data: typeof missing) => data.map(({ name }) => name);
    health.setMissingData(async () => namesOf(await findMissingData(db, config)), namesOf(missing));
    health.setReady({ database: store.check, identity: identity.ready }, store.isStuck);
    if (development === undefined) warnUnlessBuilt(config.appDir);
    const close = async () => {
      await attached?.close();
      await stopServer(server, health, config.stop);
      stopMetrics?.();
      await stopJobs();
      await Promise.all(stopDispatchers.map((stop) => stop()));
      await store.close();
    };
    const longest = config.stop.delayMs + config.stop.timeoutMs + CLOSING_MS;
    return () => Promise.race([close(), pause(longest)]);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Without its pages the service works for other systems, while members get 404 and probes find it ready. */
function warnUnlessBuilt(appDir: string): void {
  if (existsSync(join(appDir, PAGE))) return;
  log(`The app is not built: no ${PAGE} in ${appDir}; run npm run build`);
}

/** Whom a push service writes to: push services want a web address that is encrypted, or a mail address. */
const contactOf = ({ publicOrigin, mail }: Config): string => {
  if (publicOrigin.startsWith('https:')) return publicOrigin;
  return `mailto:${mail?.from.match(/[^\s<>@]+@[^\s<>@]+/)?.[0] ?? 'operator@example.org'}`;
};

/** Loads the demonstration where it is on; production never loads a file of `demo/`. */
export async function loadDemo(config: Config, isDevelopment: boolean) {
  const isOn = config.sandbox || config.externalIssuer === undefined || isDevelopment;
  if (!isOn) return undefined;
  const { openDemo } = await import('./demo/open-demo.ts');
  const { DEMO_CONTACTS } = await import('./demo/contacts.ts');
  return { openDemo, contacts: DEMO_CONTACTS };
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
