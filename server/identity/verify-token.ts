import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { cleanName } from '#src/domain/text/clean-text.ts';
import { IdentityUnavailableError, UnauthenticatedError, type Principal } from './principal.ts';

/**
 * Verifies a bearer token. Rejects with UnauthenticatedError (401) for every token that is not a valid
 * access token for this service, with IdentityUnavailableError (503) when that cannot be decided.
 */
export type Verifier = (token: string) => Promise<Principal>;

export interface VerifierOptions {
  /** Accepted issuers; the embedded provider has one for each origin. */
  readonly issuers: readonly string[];
  /** The OIDC client that the token must be for, and whose roles are read (R6.1). */
  readonly audience: string;
  /** The OIDC client that the token must have been issued to (`azp`). */
  readonly clientId: string;
  /** Clients of other systems, which sign in by themselves (client credentials); none by default. */
  readonly systems?: readonly string[] | undefined;
  /** Finds the issuer's key; any error except JWKSNoMatchingKey means that the provider is unreachable. */
  readonly keys: JWTVerifyGetKey;
  /** The issuers are the origins of the installation's hosts, so a token names the host of its sign-in. */
  readonly issuersNameHosts?: boolean;
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256'];
const CLOCK_TOLERANCE_S = 5;
/**
 * Of how many tokens a process knows that they are good, and for how long, in ms: a check costs a third of a
 * millisecond, and a provider may withdraw a key.
 */
const CHECKED = { max: 5000, ttl: 60_000 };

/** As a person typed it at the provider. */
const name = v.optional(v.pipe(v.string(), v.transform(cleanName)), '');

/** Keycloak gives the values of an attribute as texts, and a single one without a list. */
const project = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
);

const claims = v.object({
  sub: v.string(),
  /** Absent in a token of a client itself. */
  email: v.optional(v.pipe(v.string(), v.toLowerCase())),
  /** Keycloak says false of a client itself, which has no address. */
  email_verified: v.optional(v.boolean()),
  iat: v.number(),
  /** Keycloak: Bearer in an access token, ID or Refresh in the others. */
  typ: v.optional(v.literal('Bearer')),
  azp: v.string(),
  sid: v.optional(v.string()),
  auth_time: v.optional(v.number()),
  given_name: name,
  family_name: name,
  resource_access: v.optional(
    v.record(v.string(), v.object({ roles: v.optional(v.array(v.string()), []) })),
    {},
  ),
  projects: v.optional(
    v.union([
      v.array(project),
      v.pipe(
        project,
        v.transform((one) => [one]),
      ),
    ]),
  ),
});

/** Verifies access tokens of the embedded provider and of Keycloak alike (R1.9). */
export function createVerifier(options: VerifierOptions): Verifier {
  const { issuers, audience, issuersNameHosts } = options;
  const keys = separateOutage(options.keys);
  const checked = new LRUCache<string, { readonly principal: Principal; readonly endsAt: number }>(
    CHECKED,
  );

  return async (token) => {
    const known = checked.get(token);
    if (known && Date.now() < known.endsAt) return known.principal;
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: [...issuers],
        audience,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const principal = {
        ...toPrincipal(payload, options),
        ...(issuersNameHosts && { signInHost: new URL(payload.iss ?? '').hostname }),
      };
      const endsAt = ((payload.exp ?? 0) + CLOCK_TOLERANCE_S) * 1000;
      checked.set(token, { principal, endsAt });
      return principal;
    } catch (cause) {
      if (cause instanceof IdentityUnavailableError) throw cause;
      throw new UnauthenticatedError('the access token is not valid here', { cause });
    }
  };
}

function toPrincipal(
  payload: JWTPayload,
  { clientId, audience, systems = [] }: Pick<VerifierOptions, 'clientId' | 'audience' | 'systems'>,
): Principal {
  const known = v.parse(claims, payload);
  const isSystem = known.email === undefined && systems.includes(known.azp);
  if (!isSystem && known.azp !== clientId)
    throw new UnauthenticatedError('issued to another client');
  if (!isSystem && known.email === undefined)
    throw new UnauthenticatedError('a person without an e-mail');
  // An unconfirmed address must not open its owner's area (R6.2).
  if (!isSystem && known.email_verified === false)
    throw new UnauthenticatedError('the e-mail is not confirmed');
  return {
    sub: known.sub,
    email: known.email ?? '',
    ...(isSystem && { isSystem }),
    firstName: isSystem ? known.azp : known.given_name,
    lastName: known.family_name,
    roles: known.resource_access[audience]?.roles ?? [],
    projects: known.projects,
    sid: known.sid ?? known.sub,
    authTime: known.auth_time ?? known.iat,
  };
}

const separateOutage =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey) throw cause;
      throw new IdentityUnavailableError('the identity provider does not respond', { cause });
    }
  };
