import type { Config } from '#server/config/config.ts';
import { installedHosts } from '#server/config/installation.ts';
import { remoteAddress } from '#server/config/remote-address.ts';
import type { Db } from '#server/database/db.ts';
import type { Identity } from '#server/identity/open-identity.ts';
import { createEmbeddedIdentity } from './embedded-identity.ts';
import { BASE_PATH } from './realm-path.ts';

export async function openEmbedded(config: Config, db: Db): Promise<Identity> {
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
