import { randomBytes } from 'node:crypto';
import type { Configuration, Provider } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { type Account, findAccountBySub } from './accounts.ts';
import type { RealmOptions } from './realm-options.ts';

type JwtCustomizer = NonNullable<
  NonNullable<NonNullable<Configuration['formats']>['customizers']>['jwt']
>;

/** Claims about the person, named as Keycloak names them. */
export const personClaims = (account: Pick<Account, 'email' | 'firstName' | 'lastName'>) => ({
  email: account.email,
  email_verified: true,
  preferred_username: account.email,
  name: `${account.firstName} ${account.lastName}`.trim(),
  given_name: account.firstName,
  family_name: account.lastName,
});

/** Gives access tokens the shape of Keycloak's: `typ`, `azp`, `sid`, roles of its OIDC clients (R6.1). */
export const keycloakAccessToken =
  ({ db, clientId, serviceClientId }: RealmOptions): JwtCustomizer =>
  async (ctx, _token, parts) => {
    if (ctx.oidc.entities.ClientCredentials) {
      const { clientId: system = '' } = ctx.oidc.entities.ClientCredentials;
      Object.assign(parts.payload, systemClaims(system, serviceClientId));
      return;
    }
    const source = ctx.oidc.entities.AuthorizationCode ?? ctx.oidc.entities.RefreshToken;
    const account = source?.accountId && (await findAccountBySub(db, source.accountId));
    if (!source || !account) throw new errors.InvalidGrant('the account is gone');
    const { exp, iat, jti, iss, scope } = parts.payload;
    parts.header = { typ: 'JWT' };
    parts.payload = {
      exp,
      iat,
      auth_time: source.authTime,
      jti,
      iss,
      aud: serviceClientId,
      sub: account.sub,
      typ: 'Bearer',
      azp: clientId,
      sid: source.sessionUid,
      scope,
      ...personClaims(account),
      resource_access: { [serviceClientId]: { roles: account.roles } },
    };
  };

/** Of another system, which signs in by itself. */
const systemClaims = (clientId: string, serviceClientId: string) => ({
  aud: serviceClientId,
  sub: `system ${clientId}`,
  typ: 'Bearer',
  azp: clientId,
  resource_access: { [serviceClientId]: { roles: ['programme'] } },
});

interface TokenWithEnd {
  readonly accountId?: string;
  readonly clientId?: string;
  /** Seconds until it ends, by the realm's `ttl`. */
  readonly expiration: number;
}

/**
 * keycloak-js decodes the middle part of a refresh token. The whole value stays a random key of the
 * store; the first part is not JSON, or the revocation endpoint would take it for a JWT.
 */
export function makeRefreshTokensDecodable(provider: Provider): void {
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: TokenWithEnd): string {
      const iat = Math.floor(Date.now() / 1000);
      // A token that replaces another one ends with it, and the app shows no area beyond that (R4.8).
      const exp = iat + this.expiration;
      const facts = { typ: 'Refresh', iat, exp, azp: this.clientId, sub: this.accountId };
      const middle = Buffer.from(JSON.stringify(facts)).toString('base64url');
      return `rt.${middle}.${randomBytes(32).toString('base64url')}`;
    },
  });
}
