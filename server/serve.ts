import { createServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { ConfigError } from './config-error.ts';
import type { Config } from './config.ts';
import { errorAnswer } from './errors/error-answer.ts';
import { withSyntheticIdentity } from './identity/synthetic.ts';
import { createListener, type Parts } from './http/listener.ts';
import { securityHeaders, type SecurityPolicy } from './middleware/security-headers.ts';
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
  let listener = answerStarting(policy);
  const server = createServer((req, res) => listener(req, res));
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
      production,
      policy,
      identity: place,
      dist: DIST,
      sandbox,
    });
    listener = createListener({ app, identity, policy, sandbox, vite: attached?.vite });
    return async () => {
      await attached?.close();
      await closeServer(server);
      await store.close();
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

const answerStarting =
  (policy: SecurityPolicy): RequestListener =>
  (req, res) => {
    const refusal = { status: 503, code: 'INTERNAL', text: 'STARTING' } as const;
    const acceptLanguage = req.headers['accept-language'];
    res.writeHead(refusal.status, {
      ...securityHeaders('/', policy),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    });
    res.end(
      JSON.stringify(errorAnswer(refusal, { acceptLanguage, hostname: '', brand: undefined })),
    );
  };

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is busy: stop what listens there, or set PORT to another one`
            : `Port ${port} cannot be used (${error.message}): set PORT to another one`,
        ),
      ),
    );
    server.listen(port, resolve);
  });
}

/** Lets running requests end, and cuts those that do not within two seconds. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 2000);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
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
