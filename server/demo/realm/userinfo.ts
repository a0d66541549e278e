import { UnauthenticatedError } from '#server/identity/principal.ts';
import type { Verifier } from '#server/identity/verify-token.ts';
import type { Middleware } from './koa-types.ts';
import { PROTOCOL_PATH } from './realm-path.ts';
import { personClaims } from './tokens.ts';

/** OpenID's userinfo endpoint for the access tokens of this provider. */
export const userinfo =
  (verifier: Verifier): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== `${PROTOCOL_PATH}/userinfo`) return next();
    const [scheme, token] = ctx.get('Authorization').split(' ');
    try {
      if (scheme?.toLowerCase() !== 'bearer' || !token)
        throw new UnauthenticatedError('no bearer token');
      const principal = await verifier(token);
      ctx.body = { sub: principal.sub, ...personClaims(principal) };
    } catch (error) {
      if (!(error instanceof UnauthenticatedError)) throw error;
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      ctx.body = { error: 'invalid_token' };
    }
  };
