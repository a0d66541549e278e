import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/database/db.ts';
import type { AppConfig } from '#src/contract/config.ts';
import { createExternalIdentity } from './external-identity.ts';
import type { Verifier } from './verify-token.ts';

/** What the app must know of the identity provider. */
export type IdentityPlace = AppConfig['identity'];

export interface Identity {
  readonly verify: Verifier;
  readonly place: IdentityPlace;
  /** Rejects while tokens cannot be verified. */
  readonly ready: () => Promise<void>;
  /**
   * The embedded provider's own pages and calls; absent with an outside one. Returns false for a request that is not
   * for it.
   */
  readonly handle?: (req: IncomingMessage, res: ServerResponse) => boolean;
}

/**
 * Opens the embedded provider, which production never loads, or the realm of OIDC_ISSUER. Throws a ConfigError
 * when the realm cannot be reached now; later outages are 503 until it is back.
 */
export async function openIdentity(config: Config, db: Db): Promise<Identity> {
  if (config.externalIssuer) return openExternal(config, config.externalIssuer);
  const { openEmbedded } = await import('#server/demo/realm/embedded-identity.ts');
  return openEmbedded(config, db);
}

async function openExternal(
  { clientId, audience, systems }: Config,
  { issuer, url, realm }: NonNullable<Config['externalIssuer']>,
): Promise<Identity> {
  const { verifier, probe, ready } = createExternalIdentity({
    issuer,
    audience,
    clientId,
    systems,
  });
  await probe().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${reason}; check OIDC_ISSUER and that the provider runs`);
  });
  return { verify: verifier, ready, place: { url, realm, clientId, serviceClientId: audience } };
}
