import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from '../environment.ts';
import { ServiceError } from '../errors/service-error.ts';
import { IdentityUnavailableError, UnauthenticatedError } from '../identity/principal.ts';
import type { Verifier } from '../identity/verify.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Lets only signed-in people through: 401 without a good token, 503 while the identity provider
 * cannot be asked, because a 401 would end the person's session.
 */
export const authenticate = (verify: Verifier) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
    if (token === undefined) throw unauthenticated();
    c.set('principal', await verify(token).catch(toServiceError));
    await next();
  });

const unauthenticated = () => new ServiceError({ status: 401, code: 'UNAUTHENTICATED' });

function toServiceError(error: unknown): never {
  if (error instanceof UnauthenticatedError) throw unauthenticated();
  if (error instanceof IdentityUnavailableError) {
    throw new ServiceError({ status: 503, code: 'IDENTITY_UNAVAILABLE' });
  }
  throw error;
}
