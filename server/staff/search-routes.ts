import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { hashOfSubject } from '#server/config/log-context.ts';
import { logEvent } from '#server/config/log.ts';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { forbidden } from '#server/http/errors/refused-error.ts';
import { bySubject, rateLimit } from '#server/http/middleware/rate-limit.ts';
import { membersQuery, membersResponse } from '#src/contract/member/members.ts';
import { canViewOwners } from '#src/domain/member/role.ts';
import { searchMembers } from './search-members.ts';

const staffOnly = createMiddleware<ServiceEnv>(async (c, next) => {
  if (!canViewOwners(c.get('principal').roles)) throw forbidden('FOREIGN');
  await next();
});

/**
 * Staff finds the member whose area it opens (R6.1). The log keeps who has looked and whom the response
 * named, by references, and never what was typed.
 */
export const memberSearchRoutes = ({ db, limits }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/members',
    describeCall('Members by name, e-mail, card or phone, for staff', membersResponse),
    staffOnly,
    rateLimit({ name: 'members', ...limits.members, keyOf: bySubject }),
    checkQuery(membersQuery),
    async (c) => {
      const { projects } = c.get('principal');
      const members = await searchMembers(db, c.req.valid('query'), projects);
      logEvent('members searched', {
        viewer: hashOfSubject(c.get('principal').sub),
        members: members.map(({ reference }) => reference),
      });
      return c.var.respond({ members });
    },
  );
