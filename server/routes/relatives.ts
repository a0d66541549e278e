import { Hono } from 'hono';
import { relativesAnswer, relativesQuery } from '#src/contract/relatives.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, checkQuery, describeCall } from '../http/contract.ts';
import { listRelatives, NO_RELATIVES } from '../store/list-relatives.ts';
import { findMember } from '../store/members.ts';

/** The friends whom a person invited (R7.35). */
export const relativeRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/relatives',
    describeCall(
      'The invitations of a person, newest first, and how many in each status',
      relativesAnswer,
    ),
    checkQuery(relativesQuery),
    async (c) => {
      const member = await findMember(db, c.get('person').email);
      const page = member ? await listRelatives(db, member.id, c.req.valid('query')) : NO_RELATIVES;
      return answer(c, relativesAnswer, page, production);
    },
  );
