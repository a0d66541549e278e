import { Hono } from 'hono';
import { suggestAnswer, suggestBody } from '#src/contract/suggest.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { ServiceError } from '../errors/service-error.ts';
import { answer, checkBody, describeCall } from '../http/contract.ts';
import { byAddress, rateLimit } from '../middleware/rate-limit.ts';
import { SUGGEST_TOKEN } from '../static/app-config.ts';
import { suggest } from '../suggest/suggest.ts';

/** Address suggestions (R7.33), by the public token of config.json. */
export const suggestRoutes = ({ production, limits, trustedProxies }: ServiceDeps) =>
  new Hono<ServiceEnv>().post(
    '/address',
    describeCall('Addresses that begin like what was typed', suggestAnswer),
    rateLimit({ name: 'suggest', ...limits.service, keyOf: byAddress(trustedProxies) }),
    async (c, next) => {
      if (c.req.header('authorization') !== `Token ${SUGGEST_TOKEN}`) {
        throw new ServiceError({ status: 401, code: 'UNAUTHENTICATED' });
      }
      await next();
    },
    checkBody(suggestBody),
    (c) => answer(c, suggestAnswer, { suggestions: suggest(c.req.valid('json')) }, production),
  );
