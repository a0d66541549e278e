import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet } from 'jose';
import { brandOfHost, contactsOf, type BrandSetting } from '#server/config/brand-of-host.ts';
import type { Config } from '#server/config/config.ts';
import { installedHosts, originAt } from '#server/config/installation.ts';
import { remoteAddress } from '#server/config/remote-address.ts';
import type { Db } from '#server/database/db.ts';
import type { Identity } from '#server/identity/open-identity.ts';
import { createVerifier } from '#server/identity/verify-token.ts';
import { serveAsset } from './pages/assets.ts';
import type { RealmOptions } from './realm-options.ts';
import { BASE_PATH, issuerOf, REALM_PATH } from './realm-path.ts';
import { createRealm, type Realm } from './realm.ts';
import { loadSecrets, publicKeys } from './secrets.ts';

interface EmbeddedIdentityOptions extends Omit<
  RealmOptions,
  'origin' | 'brand' | 'supportEmail' | 'secrets' | 'verifier'
> {
  /** Origins that people open, e.g. `https://synergy.friends.example`; each is an issuer. */
  readonly origins: readonly string[];
  /** The configuration's brands (R1.1). */
  readonly brand?: BrandSetting | undefined;
}

export type EmbeddedIdentity = Awaited<ReturnType<typeof createEmbeddedIdentity>>;

/** The embedded provider of an installation. */
export async function openEmbedded(config: Config, db: Db): Promise<Identity> {
  const { clientId, audience: serviceClientId, brand, sandbox, systems } = config;
  const { handle, verifier } = await createEmbeddedIdentity({
    db,
    origins: originsOf(config),
    clientId,
    serviceClientId,
    brand,
    remoteAddress: (req) => remoteAddress(req, config.trustedProxies),
    // Their secrets are known to everybody, as the passwords of the demonstration's people.
    systems: sandbox ? systems : [],
    ...(sandbox && { demoAccountsUrl: '/sandbox/' }),
  });
  return {
    verify: verifier,
    ready: () => Promise.resolve(),
    place: { url: BASE_PATH, realm: 'loyalty', clientId, serviceClientId },
    handle,
  };
}

/** The origins of the installation's hosts, with the scheme and port of the public one. */
const originsOf = (config: Config): string[] =>
  installedHosts(config).map((host) => originAt(host, config.publicOrigin));

/** The embedded identity provider; its OIDC clients see a Keycloak realm `loyalty` (R1.9). */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions) {
  const { origins, brand, ...rest } = options;
  const secrets = await loadSecrets(options.db);
  const verifier = createVerifier({
    issuers: origins.map(issuerOf),
    audience: options.serviceClientId,
    clientId: options.clientId,
    systems: options.systems,
    keys: createLocalJWKSet(publicKeys(secrets)),
    issuersNameHosts: true,
  });

  const originOfHost = new Map(origins.map((origin) => [new URL(origin).host, origin]));
  const realms = new Map<string, Realm>();
  const realmOf = (origin: string): Realm => {
    const known = realms.get(origin);
    if (known) return known;
    const chosen = brandOfHost(new URL(origin).hostname, brand);
    const { email: supportEmail } = contactsOf(chosen, brand);
    const look = { brand: chosen, supportEmail };
    const realm = createRealm({ ...rest, ...look, origin, secrets, verifier });
    realms.set(origin, realm);
    return realm;
  };

  return {
    verifier,
    /** Responds to a request for the provider on one of its origins. Returns false for any other request. */
    handle: (req: IncomingMessage, res: ServerResponse): boolean => {
      if (serveAsset(req, res)) return true;
      if (req.url?.startsWith(`${REALM_PATH}/`) !== true) return false;
      const origin = originOfHost.get(req.headers.host?.toLowerCase() ?? '');
      if (origin === undefined) return false;
      realmOf(origin)(req, res);
      return true;
    },
  };
}
