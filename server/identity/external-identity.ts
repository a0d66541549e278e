import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { createVerifier, type VerifierOptions } from './verify-token.ts';

interface ExternalIdentityOptions extends Pick<
  VerifierOptions,
  'audience' | 'clientId' | 'systems'
> {
  /** The realm's issuer, as it stands in its tokens. */
  readonly issuer: string;
}

/** How long the provider may take for one response, in ms. */
const TIMEOUT_MS = 5000;

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;

const discovery = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) });

/**
 * Identity by an outside Keycloak realm (`OIDC_ISSUER` in docs/operation.md). Its keys are looked
 * up with the first token; a failed look-up is repeated by the next token, a good one is kept.
 */
export function createExternalIdentity(options: ExternalIdentityOptions) {
  const { issuer, ...rest } = options;
  let pending: Promise<RemoteKeys> | undefined;

  const findKeys = () => {
    pending ??= discoverKeys(issuer).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  const keys: JWTVerifyGetKey = async (header, token) => (await findKeys())(header, token);

  return {
    verifier: createVerifier({ ...rest, issuers: [issuer], keys }),
    /** Rejects while the realm's keys are neither cached nor reachable. */
    ready: async () => {
      const found = await findKeys();
      if (found.jwks() === undefined) await found.reload();
    },
    /** For the start: rejects with a message for the operator when the issuer cannot be used. */
    probe: async () => {
      try {
        await findKeys();
      } catch (cause) {
        throw new Error(`The identity provider ${issuer} cannot be used: ${String(cause)}`, {
          cause,
        });
      }
    },
  };
}

async function discoverKeys(issuer: string): Promise<RemoteKeys> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const found = v.parse(discovery, await response.json());
  if (found.issuer !== issuer) throw new Error(`${url} names the issuer ${found.issuer}`);
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS });
}
