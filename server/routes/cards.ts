import { Hono } from 'hono';
import { cardsAnswer, cardsQuery } from '#src/contract/cards.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, checkQuery, describeCall } from '../http/contract.ts';
import { cardsOf } from '../store/cards.ts';
import { findMember } from '../store/members.ts';

/** The cards of a person (R7.5). */
export const cardRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/cards',
    describeCall('The cards of a person', cardsAnswer),
    checkQuery(cardsQuery),
    async (c) => {
      const member = await findMember(db, c.get('person').email);
      const cards = member ? await cardsOf(db, member.id) : [];
      return answer(c, cardsAnswer, { cards }, production);
    },
  );
