import { Hono } from 'hono';
import { goalAnswer, goalBody, goalQuery } from '#src/contract/goal.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, checkBody, checkQuery, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { readGoal, saveGoal } from '../store/goals.ts';
import { writeOnce } from '../store/idempotency.ts';
import { findMember, requireMember } from '../store/members.ts';

/** What a member saves coins for (R2.13). */
export const goalRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/goal',
      describeCall('What a person saves coins for', goalAnswer),
      checkQuery(goalQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const goal = member ? await readGoal(db, member.id) : null;
        return answer(c, goalAnswer, { goal }, production);
      },
    )
    .put(
      '/api/goal',
      describeCall('Sets or clears what the person saves coins for', goalAnswer),
      checkBody(goalBody),
      async (c) => {
        const { prodId } = c.req.valid('json');
        const { email } = c.get('person');
        const written = await writeOnce(db, await writeKeyOf(c), async (tx) => {
          const member = await requireMember(tx, email);
          return { status: 200, body: { goal: await saveGoal(tx, member.id, prodId) } };
        });
        return answer(c, goalAnswer, written.body, production);
      },
    );
