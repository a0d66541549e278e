import { Hono } from 'hono';
import { jsonResponse, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { findMember } from '#server/members/members.ts';
import { cardsResponse, cardsQuery } from '#src/contract/member/cards.ts';
import { cardsOf } from './cards.ts';

/** The cards of a person (R7.5). */
export const cardRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/cards',
    describeCall('The cards of a person', cardsResponse),
    checkQuery(cardsQuery),
    async (c) => {
      const member = await findMember(db, c.get('person').email);
      const cards = member ? await cardsOf(db, member.id) : [];
      return jsonResponse(c, cardsResponse, { cards }, production);
    },
  );
