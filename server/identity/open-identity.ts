import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';
import { installedHosts } from '#server/config/installation.ts';
import { remoteAddress } from '#server/config/remote-address.ts';
import type { Db } from '#server/database/db.ts';
import type { AppConfig } from '#src/contract/config.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded-identity.ts';
import { createExternalIdentity } from './external-identity.ts';
import { BASE_PATH } from './realm-path.ts';
import type { Verifier } from './verify-token.ts';

/** What the app must know of the identity provider. */
export type IdentityPlace = AppConfig['identity'];

export interface Identity {
  readonly verify: Verifier;
  readonly place: IdentityPlace;
  /** Rejects while tokens cannot be verified. */
  readonly ready: () => Promise<void>;
  /** The embedded provider's own pages and calls; absent with an outside one. */
  readonly handle?: EmbeddedIdentity['handle'];
}

/**
 * Opens the embedded provider, or the realm of OIDC_ISSUER. Throws a ConfigError when the realm cannot
 * be reached now; later outages are 503 until it is back.
 */
export const openIdentity = (config: Config, db: Db): Promise<Identity> =>
  config.externalIssuer ? openExternal(config, config.externalIssuer) : openEmbedded(config, db);

async function openExternal(
  { clientId, audience }: Config,
  { issuer, url, realm }: NonNullable<Config['externalIssuer']>,
): Promise<Identity> {
  const serviceClientId = audience;
  const { verifier, probe, ready } = createExternalIdentity({
    issuer,
    audience,
    clientId,
    serviceClientId,
  });
  await probe().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${reason}; check OIDC_ISSUER and that the provider runs`);
  });
  return { verify: verifier, ready, place: { url, realm, clientId, serviceClientId } };
}

async function openEmbedded(config: Config, db: Db): Promise<Identity> {
  const { clientId, audience: serviceClientId, brand, sandbox } = config;
  const { handle, verifier } = await createEmbeddedIdentity({
    db,
    origins: originsOf(config),
    clientId,
    serviceClientId,
    brand,
    remoteAddress: (req) => remoteAddress(req, config.trustedProxies),
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
  installedHosts(config).map((name) => {
    const url = new URL(config.publicOrigin);
    url.hostname = name;
    return url.origin;
  });
