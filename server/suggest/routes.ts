import { Hono } from 'hono';
import { checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import { byAddress, rateLimit } from '#server/http/middleware/rate-limit.ts';
import { SUGGEST_TOKEN } from '#server/http/static/app-config.ts';
import { listPlaces } from '#server/places/places.ts';
import { suggestResponse, suggestBody } from '#src/contract/shop/suggest.ts';
import { suggest } from './suggest.ts';

/** Address suggestions (R7.33), by the public token of config.json. */
export const suggestRoutes = ({ db, limits, trustedProxies }: ServiceDeps) =>
  new Hono<ServiceEnv>().post(
    '/address',
    describeCall('Addresses that begin with the typed text', suggestResponse),
    rateLimit({ name: 'suggest', ...limits.service, keyOf: byAddress(trustedProxies) }),
    async (c, next) => {
      if (c.req.header('authorization') !== `Token ${SUGGEST_TOKEN}`) {
        throw new RefusedError({ status: 401, code: 'UNAUTHENTICATED' });
      }
      await next();
    },
    checkBody(suggestBody),
    async (c) => {
      const suggestions = suggest(c.req.valid('json'), await listPlaces(db));
      return c.var.respond({ suggestions });
    },
  );
