import { Hono } from 'hono';
import { readGeneration } from '#server/database/generation.ts';
import { sharedRead } from '#server/database/shared-read.ts';
import { describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { memberIdOf } from '#server/members/find-client.ts';
import { contactTrackingResponse } from '#src/contract/programme/contact-tracking.ts';
import { takeChanges } from './changes.ts';

/**
 * What changed since the sign-in session's last request (R7.11); always for the signed-in person. With the
 * database's generation, which every poll of a device compares (R9.14).
 */
export const trackingRoutes = ({ db }: ServiceDeps) => {
  const generation = sharedRead(() => readGeneration(db));
  return new Hono<ServiceEnv>().get(
    '/api/contactTracking',
    describeCall(
      'What changed since the last request of this sign-in session',
      contactTrackingResponse,
    ),
    async (c) => {
      const { email, sid, authTime } = c.get('principal');
      const memberId = await memberIdOf(db, email);
      // First: a response that is lost here takes no change with it.
      const body = { generation: await generation() };
      const events =
        memberId === undefined ? [] : await takeChanges(db, { sid, memberId, authTime });
      return c.var.respond({ ...body, events });
    },
  );
};
