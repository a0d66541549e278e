import { Hono } from 'hono';
import { jsonResponse, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { findMember } from '#server/members/members.ts';
import { relativesResponse, relativesQuery } from '#src/contract/member/relatives.ts';
import { listRelatives, NO_RELATIVES } from './list-invitations.ts';

/** The friends whom a person invited (R7.35). */
export const relativeRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/relatives',
    describeCall(
      'The invitations of a person, newest first, and how many in each status',
      relativesResponse,
    ),
    checkQuery(relativesQuery),
    async (c) => {
      const member = await findMember(db, c.get('person').email);
      const page = member ? await listRelatives(db, member.id, c.req.valid('query')) : NO_RELATIVES;
      return jsonResponse(c, relativesResponse, page, production);
    },
  );
