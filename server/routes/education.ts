import { Hono, type Context } from 'hono';
import { brandOfHost } from '../brand-of-host.ts';
import {
  educationAnswer,
  educationQuery,
  progressAnswer,
  progressBody,
} from '#src/contract/education.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { notFound } from '../errors/service-error.ts';
import { answer, checkBody, checkQuery, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { writeOnce } from '../store/idempotency.ts';
import { listLessons, noteProgress } from '../store/lessons.ts';
import { findMember, requireMember } from '../store/members.ts';

/** The course of the brand and how far a person is in it (R2.22). */
export function educationRoutes({ db, production, brand }: ServiceDeps): Hono<ServiceEnv> {
  const lessonsOf = (c: Context) => brandOfHost(new URL(c.req.url).hostname, brand).lessons;
  return new Hono<ServiceEnv>()
    .get(
      '/api/education',
      describeCall('The lessons of the brand’s course', educationAnswer),
      checkQuery(educationQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const lessons = await listLessons(db, member?.id, lessonsOf(c));
        return answer(c, educationAnswer, { lessons }, production);
      },
    )
    .put(
      '/api/education/:id{[1-9][0-9]{0,8}}/progress',
      describeCall('Notes that a lesson is done, or is not', progressAnswer),
      checkBody(progressBody),
      async (c) => {
        const lessonId = Number(c.req.param('id'));
        const { done } = c.req.valid('json');
        const written = await writeOnce(db, await writeKeyOf(c), async (tx) => {
          const member = await requireMember(tx, c.get('person').email);
          const lessons = await listLessons(tx, undefined, lessonsOf(c));
          if (!lessons.some(({ id }) => id === lessonId)) throw notFound();
          await noteProgress(tx, { memberId: member.id, lessonId, done });
          return { status: 200, body: { progress: { lessonId, done } } };
        });
        return answer(c, progressAnswer, written.body, production, written.status);
      },
    );
}
