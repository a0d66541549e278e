import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from '#server/http/environment.ts';
import { forbidden, RefusedError } from '#server/http/errors/refused-error.ts';
import { IdentityUnavailableError, UnauthenticatedError } from '#server/identity/principal.ts';
import type { Verifier } from '#server/identity/verify-token.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Requires a signed-in person: 401 without a valid token; 503 while the identity provider cannot be
 * reached, because a 401 would end the person's session. hono/bearer-auth
 * responds to a malformed header with 400 and has its own texts; the contract has one error for all.
 */
export const authenticate = (verify: Verifier) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
    if (token === undefined) throw unauthenticated();
    c.set('principal', await verify(token).catch(refuse));
    await next();
  });

/** Another system is no member and has no area: 403. */
export const personsOnly = createMiddleware<ServiceEnv>(async (c, next) => {
  if (c.get('principal').isSystem) throw forbidden();
  await next();
});

const unauthenticated = () => new RefusedError({ status: 401, code: 'UNAUTHENTICATED' });

function refuse(error: unknown): never {
  if (error instanceof UnauthenticatedError) throw unauthenticated();
  if (error instanceof IdentityUnavailableError) {
    throw new RefusedError({ status: 503, code: 'IDENTITY_UNAVAILABLE' });
  }
  throw error;
}
