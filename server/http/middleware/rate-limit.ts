import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { remoteAddress } from '#server/config/remote-address.ts';
import type { ServiceEnv } from '#server/http/environment.ts';
import { tooMany } from '#server/http/errors/refused-error.ts';
import type { Limit, Limits } from '#server/http/limits.ts';
import { Turns } from '#server/http/turns.ts';
import { REQUEST_ID_HEADER } from '#src/contract/headers.ts';
import { isRead } from './resolve-person.ts';

interface NamedLimit extends Limit {
  /** Requests under another name are counted apart. */
  readonly name: string;
}

export interface RateLimitOptions extends NamedLimit {
  /** Whose requests are counted together: `bySubject` or `byAddress`. */
  readonly keyOf: (c: Context<ServiceEnv>) => string;
  /** What repetitions of one request share: `limitCodes`; without it every request counts. */
  readonly idOf?: (c: Context<ServiceEnv>) => string | undefined;
}

/**
 * Counts requests by a key. Each process counts for itself, which stops a runaway program; limits for all
 * processes together (passwords, codes) are counted in the database.
 * @returns counts a request; throws 429 TOO_MANY_REQUESTS with Retry-After beyond the limit. A request that
 * was counted under its id does not count again.
 */
export function counter({ name, points, durationS }: NamedLimit) {
  const requests = new RateLimiterMemory({ keyPrefix: name, points, duration: durationS });
  const ids = new RateLimiterMemory({ keyPrefix: `${name} id`, points: 1, duration: durationS });
  return async (key: string, id?: string): Promise<void> => {
    const known = `${key} ${id}`;
    if (id !== undefined && (await ids.get(known)) !== null) return;
    await requests.consume(key).catch((reason: unknown) => {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(reason.msBeforeNext / 1000);
    });
    if (id !== undefined) await ids.penalty(known);
  };
}

/** Refuses with 429 TOO_MANY_REQUESTS and Retry-After when one person or address exceeds the limit. */
export function rateLimit({ keyOf, idOf, ...limit }: RateLimitOptions) {
  const count = counter(limit);
  return createMiddleware<ServiceEnv>(async (c, next) => {
    await count(keyOf(c), idOf?.(c));
    await next();
  });
}

/**
 * Refuses requests without a valid token after too many of them from an address: 429 in place of 401. A
 * valid token is never refused for others' bad ones: a campus may share one address.
 */
export function limitRefusals({ points, durationS, keyOf }: Omit<RateLimitOptions, 'name'>) {
  const limiter = new RateLimiterMemory({ keyPrefix: 'refused', points, duration: durationS });
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const key = keyOf(c);
    await next();
    if (c.res.status !== 401) return;
    const known = await limiter.penalty(key);
    if (known.consumedPoints > points) throw tooMany(known.msBeforeNext / 1000);
  });
}

/**
 * Lets a few reads of a person run at a time; the others wait, and too many get 429. A write takes its turn when its
 * body is there (`writeOnce`): a slow upload keeps nobody waiting.
 */
export function inTurns({ reads, writes, writesADay, systemWritesADay }: Limits) {
  const readTurns = new Turns(reads);
  const turns = new Turns(writes);
  return createMiddleware<ServiceEnv>((c, next) => {
    const mostADay = c.get('principal').isSystem ? systemWritesADay : writesADay;
    c.set('writeLimits', { turns, mostADay });
    return isRead(c) ? readTurns.take(bySubject(c), next) : next();
  });
}

/** Counts by the signed-in person; only behind `authenticate`. */
export const bySubject = (c: Context<ServiceEnv>): string => c.get('principal').sub;

/** Limits the calls of a person that send a code or check one; a repeated request has the same id (R7.31). */
export const limitCodes = (name: string, { codes }: Limits) =>
  rateLimit({
    name,
    ...codes,
    keyOf: bySubject,
    idOf: (c) => c.req.header(REQUEST_ID_HEADER),
  });

/** Counts by the sender's address, behind this number of trusted proxies. */
export const byAddress =
  (trustedProxies: number) =>
  (c: Context<ServiceEnv>): string => {
    const incoming = c.env?.incoming;
    // A test calls the app without a socket.
    return incoming ? remoteAddress(incoming, trustedProxies) : 'in-process';
  };
