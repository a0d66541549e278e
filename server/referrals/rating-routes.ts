import { Hono } from 'hono';
import { jsonResponse, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { findMember } from '#server/members/members.ts';
import { ratingResponse, ratingQuery } from '#src/contract/programme/rating.ts';
import { RatingBoard } from './rating.ts';

/** The fifty with the most coins and the person's own place (R7.12, R2.25). */
export function ratingRoutes({ db, production }: ServiceDeps): Hono<ServiceEnv> {
  const board = new RatingBoard(db);
  return new Hono<ServiceEnv>().get(
    '/api/topClientsRating/50',
    describeCall('The fifty members with the most coins, and the own place', ratingResponse),
    checkQuery(ratingQuery),
    async (c) => {
      const member = await findMember(db, c.get('person').email);
      return jsonResponse(c, ratingResponse, await board.show(member?.id), production);
    },
  );
}
