import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServiceEnv } from '#server/http/environment.ts';
import { ServiceError } from '#server/http/errors/service-error.ts';
import { clientAddress } from '#server/config/client-address.ts';
import type { Limit } from '#server/http/limits.ts';

export interface RateLimitOptions extends Limit {
  /** Requests under another name are counted apart. */
  readonly name: string;
  /** Whose requests are counted together: `bySubject` or `byAddress`. */
  readonly keyOf: (c: Context<ServiceEnv>) => string;
}

/**
 * Refuses with 429 TOO_MANY_REQUESTS and Retry-After when one person or address exceeds the limit. Each
 * process counts for itself, which stops a runaway client; limits for all processes together
 * (passwords, codes) are counted in the database.
 */
export function rateLimit({ name, points, durationS, keyOf }: RateLimitOptions) {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: durationS });
  return createMiddleware<ServiceEnv>(async (c, next) => {
    await limiter.consume(keyOf(c)).catch((reason: unknown) => {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(reason);
    });
    await next();
  });
}

/** Refuses an address after too many requests without a valid token; only such requests are counted. */
export function limitRefusals({ points, durationS, keyOf }: Omit<RateLimitOptions, 'name'>) {
  const limiter = new RateLimiterMemory({ keyPrefix: 'refused', points, duration: durationS });
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const key = keyOf(c);
    const known = await limiter.get(key);
    if (known && known.consumedPoints >= points) throw tooMany(known);
    await next();
    if (c.res.status === 401) await limiter.penalty(key);
  });
}

/** Counts by the signed-in person; only behind `authenticate`. */
export const bySubject = (c: Context<ServiceEnv>): string => c.get('principal').sub;

/** Counts by the client's address, behind this number of trusted proxies. */
export const byAddress =
  (trustedProxies: number) =>
  (c: Context<ServiceEnv>): string => {
    const incoming = c.env?.incoming;
    // A test calls the app without a socket.
    return incoming ? clientAddress(incoming, trustedProxies) : 'in-process';
  };

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new ServiceError({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
