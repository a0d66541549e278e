import { Hono } from 'hono';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv, SignedIn } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { findMember, requireMember, type Member } from '#server/members/members.ts';
import { brandOfPerson, placeOf } from '#server/members/programme-origin.ts';
import {
  educationResponse,
  educationQuery,
  progressResponse,
  progressBody,
} from '#src/contract/programme/education.ts';
import { listLessons, storeProgress } from './lessons.ts';

/** The brand's course and a person's progress in it (R2.22). */
export function educationRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const { db } = deps;
  const lessonsOf = (c: SignedIn, member: Member | undefined) =>
    brandOfPerson(member, c.get('principal'), placeOf(c, deps)).lessons;
  return new Hono<ServiceEnv>()
    .get(
      '/api/education',
      describeCall('The lessons of the brand’s course', educationResponse),
      checkQuery(educationQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const lessons = await listLessons(db, member?.id, lessonsOf(c, member));
        return c.var.respond({ lessons });
      },
    )
    .put(
      '/api/education/:id{[1-9][0-9]{0,8}}/progress',
      describeCall('Stores whether a lesson is done', progressResponse),
      checkBody(progressBody),
      async (c) => {
        const lessonId = Number(c.req.param('id'));
        const { done } = c.req.valid('json');
        return c.var.respondOnce(db, async (tx) => {
          const member = await requireMember(tx, c.get('person').email);
          const lessons = await listLessons(tx, undefined, lessonsOf(c, member));
          if (!lessons.some(({ id }) => id === lessonId)) throw notFound();
          await storeProgress(tx, { memberId: member.id, lessonId, done });
          return { progress: { lessonId, done } };
        });
      },
    );
}
