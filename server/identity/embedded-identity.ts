import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet } from 'jose';
import { brandOfHost, type BrandSetting } from '#server/config/brand-of-host.ts';
import type { Db } from '#server/database/db.ts';
import { serveAsset } from './assets.ts';
import { BASE_PATH, issuerOf, REALM_PATH } from './realm-path.ts';
import { createRealm, type Realm } from './realm.ts';
import { loadSecrets, publicKeys } from './secrets.ts';
import { createVerifier, type Verifier } from './verify-token.ts';

export interface EmbeddedIdentityOptions {
  readonly db: Db;
  /** Origins that people open, e.g. `https://synergy.friends.example`; each is an issuer. */
  readonly origins: readonly string[];
  /** The app's OIDC client: `friends-public` (docs/operation.md). */
  readonly clientId: string;
  /** The service's OIDC client, audience and holder of the roles: `svc` (docs/operation.md). */
  readonly serviceClientId: string;
  /** The configuration's brands (R1.1). */
  readonly brand?: BrandSetting | undefined;
  /** Where the sign-in page sends newcomers for an account; only with the sandbox. */
  readonly demoAccountsUrl?: string | undefined;
  /** The address by which attempts are counted; the socket's address by default. */
  readonly remoteAddress?: (req: IncomingMessage) => string;
}

export interface EmbeddedIdentity {
  /** Requests whose path begins with this belong to `handle`. */
  readonly basePath: string;
  readonly handle: (req: IncomingMessage, res: ServerResponse) => void;
  readonly verifier: Verifier;
}

/** The embedded identity provider; its OIDC clients see a Keycloak realm `loyalty` (R1.9). */
export async function createEmbeddedIdentity(
  options: EmbeddedIdentityOptions,
): Promise<EmbeddedIdentity> {
  const { origins, brand, remoteAddress = socketAddress, ...rest } = options;
  const secrets = await loadSecrets(options.db);
  const verifier = createVerifier({
    issuers: origins.map(issuerOf),
    audience: options.serviceClientId,
    clientId: options.clientId,
    serviceClientId: options.serviceClientId,
    keys: createLocalJWKSet(publicKeys(secrets)),
    issuersNameHosts: true,
  });

  const originOfHost = new Map(origins.map((origin) => [new URL(origin).host, origin]));
  const realms = new Map<string, Realm>();
  const realmOf = (origin: string): Realm => {
    const known = realms.get(origin);
    if (known) return known;
    const chosen = brandOfHost(new URL(origin).hostname, brand);
    const realm = createRealm({ ...rest, origin, brand: chosen, secrets, verifier, remoteAddress });
    realms.set(origin, realm);
    return realm;
  };

  return {
    basePath: BASE_PATH,
    verifier,
    handle: (req, res) => {
      if (serveAsset(req, res)) return;
      const path = req.url ?? '/';
      if (!path.startsWith(`${REALM_PATH}/`)) return refuse(res, 404, 'There is nothing here.');
      const origin = originOfHost.get(req.headers.host?.toLowerCase() ?? '');
      if (origin === undefined) {
        return refuse(res, 400, `This host has no sign-in. Open ${origins.join(' or ')} instead.`);
      }
      realmOf(origin)(req, res);
    },
  };
}

const socketAddress = (req: IncomingMessage): string => req.socket.remoteAddress ?? 'unknown';

function refuse(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(`${text}\n`);
}
