import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { findMember } from './members.ts';
import { originOf, placeOf, programmeOf } from './programme-origin.ts';

/** HEAD v2/api (R7.13): the header Location names the origin of the person's programme. */
export const programmeRoutes = (deps: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/v2/api',
    describeRoute({
      summary: 'Names the origin of the programme that a person is in',
      responses: {
        204: {
          description: 'The origin is in the header Location',
          headers: { Location: { schema: { type: 'string' } } },
        },
      },
    }),
    async (c) => {
      const member = await findMember(deps.db, c.get('person').email);
      const place = placeOf(c, deps);
      return c.body(null, 204, {
        Location: originOf(programmeOf(member, place), place),
        'Cache-Control': 'no-store',
      });
    },
  );
