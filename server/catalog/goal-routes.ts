import { Hono } from 'hono';
import { jsonResponse, checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { findMember, requireMember } from '#server/members/members.ts';
import { goalResponse, goalBody, goalQuery } from '#src/contract/shop/goal.ts';
import { readGoal, saveGoal } from './goals.ts';

/** What a member saves coins for (R2.13). */
export const goalRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/goal',
      describeCall('What a person saves coins for', goalResponse),
      checkQuery(goalQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const goal = member ? await readGoal(db, member.id) : null;
        return jsonResponse(c, goalResponse, { goal }, production);
      },
    )
    .put(
      '/api/goal',
      describeCall('Sets or clears what the person saves coins for', goalResponse),
      checkBody(goalBody),
      async (c) => {
        const { prodId } = c.req.valid('json');
        const { email } = c.get('person');
        const written = await writeOnce(db, await writeKeyOf(c), async (tx) => {
          const member = await requireMember(tx, email);
          return { status: 200, body: { goal: await saveGoal(tx, member.id, prodId) } };
        });
        return jsonResponse(c, goalResponse, written.body, production);
      },
    );
