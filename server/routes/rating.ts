import { Hono } from 'hono';
import { ratingAnswer, ratingQuery } from '#src/contract/rating.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, checkQuery, describeCall } from '../http/contract.ts';
import { findMember } from '../store/members.ts';
import { RatingBoard } from '../store/rating.ts';

/** The fifty with the most coins and the person's own place (R7.12, R2.25). */
export function ratingRoutes({ db, production }: ServiceDeps): Hono<ServiceEnv> {
  const board = new RatingBoard(db);
  return new Hono<ServiceEnv>().get(
    '/api/topClientsRating/50',
    describeCall('The fifty members with the most coins, and the own place', ratingAnswer),
    checkQuery(ratingQuery),
    async (c) => {
      const member = await findMember(db, c.get('person').email);
      return answer(c, ratingAnswer, await board.show(member?.id), production);
    },
  );
}
