import { asc, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { successStory } from '#server/database/schema/programme/success-story.ts';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { findMember } from '#server/members/members.ts';
import { relativesQuery, relativesResponse } from '#src/contract/member/relatives.ts';
import { ratingQuery, ratingResponse } from '#src/contract/programme/rating.ts';
import { successStoriesResponse } from '#src/contract/programme/success-stories.ts';
import { listRelatives, NO_RELATIVES } from './list-invitations.ts';
import { RatingBoard } from './rating.ts';

/**
 * The friends whom a person invited (R7.35), the fifty with the most coins and the person's own place (R7.12, R2.25),
 * and members' success stories (R2.25).
 */
export function referralRoutes({ db }: ServiceDeps): Hono<ServiceEnv> {
  const board = new RatingBoard(db);
  return new Hono<ServiceEnv>()
    .get(
      '/api/relatives',
      describeCall(
        'The invitations of a person, newest first, and how many in each status',
        relativesResponse,
      ),
      checkQuery(relativesQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const page = member
          ? await listRelatives(db, member.id, c.req.valid('query'))
          : NO_RELATIVES;
        return c.var.respond(page);
      },
    )
    .get(
      '/api/topClientsRating/50',
      describeCall('The fifty members with the most coins, and the own place', ratingResponse),
      checkQuery(ratingQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        return c.var.respond(await board.show(member?.id));
      },
    )
    .get(
      '/api/successStories',
      etag(),
      describeCall('Success stories of members', successStoriesResponse),
      async (c) => {
        const stories = await db
          .select()
          .from(successStory)
          .where(isNull(successStory.removedAt))
          .orderBy(asc(successStory.id));
        return c.var.respondTagged({ stories });
      },
    );
}
