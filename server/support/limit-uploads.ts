import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from '#server/http/environment.ts';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import type { UploadLimit } from '#server/http/limits.ts';
import { MAX_BODY } from '#server/http/middleware/limit-body.ts';

/** A body of the largest size takes about so long on a slow network, in s. */
const RETRY_AFTER_S = 5;

/**
 * Refuses another large body of a person or of the process with 429 before its body is read, so that nothing
 * of it is kept; only behind `authenticate`.
 */
export function limitUploads(limit: UploadLimit) {
  const running = new Map<string, number>();
  let all = 0;
  return createMiddleware<ServiceEnv>(async (c, next) => {
    // A body without its length may be of any.
    const size = Number(c.req.header('content-length') ?? Infinity);
    if (size <= MAX_BODY) return next();
    const { sub } = c.get('principal');
    const own = running.get(sub) ?? 0;
    if (own >= limit.person || all >= limit.process) {
      throw new RefusedError({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        retryAfterS: RETRY_AFTER_S,
      });
    }
    running.set(sub, own + 1);
    all += 1;
    try {
      await next();
    } finally {
      all -= 1;
      const left = (running.get(sub) ?? 1) - 1;
      if (left > 0) running.set(sub, left);
      else running.delete(sub);
    }
  });
}
