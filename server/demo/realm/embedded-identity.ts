import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet } from 'jose';
import { brandOfHost, type BrandSetting } from '#server/config/brand-of-host.ts';
import { createVerifier, type Verifier } from '#server/identity/verify-token.ts';
import { serveAsset } from './pages/assets.ts';
import type { RealmOptions } from './realm-options.ts';
import { issuerOf, REALM_PATH } from './realm-path.ts';
import { createRealm, type Realm } from './realm.ts';
import { loadSecrets, publicKeys } from './secrets.ts';

export interface EmbeddedIdentityOptions extends Pick<
  RealmOptions,
  'db' | 'clientId' | 'serviceClientId' | 'demoAccountsUrl'
> {
  /** Origins that people open, e.g. `https://synergy.friends.example`; each is an issuer. */
  readonly origins: readonly string[];
  /** The configuration's brands (R1.1). */
  readonly brand?: BrandSetting | undefined;
  /** The address by which attempts are counted; the socket's address by default. */
  readonly remoteAddress?: (req: IncomingMessage) => string;
}

export interface EmbeddedIdentity {
  /** Responds to a request for the provider on one of its origins. Returns false for any other request. */
  readonly handle: (req: IncomingMessage, res: ServerResponse) => boolean;
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
    verifier,
    handle: (req, res) => {
      if (serveAsset(req, res)) return true;
      if (req.url?.startsWith(`${REALM_PATH}/`) !== true) return false;
      const origin = originOfHost.get(req.headers.host?.toLowerCase() ?? '');
      if (origin === undefined) return false;
      realmOf(origin)(req, res);
      return true;
    },
  };
}

const socketAddress = (req: IncomingMessage): string => req.socket.remoteAddress ?? 'unknown';
