import { Hono } from 'hono';
import { jsonResponse, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { memberIdOf } from '#server/members/find-client.ts';
import { contactTrackingResponse } from '#src/contract/contact-tracking.ts';
import { takeChanges } from './changes.ts';

/** What changed since the sign-in session's last request (R7.11); always for the signed-in person. */
export const trackingRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/contactTracking',
    describeCall(
      'What changed since the last request of this sign-in session',
      contactTrackingResponse,
    ),
    async (c) => {
      const { email, sid, authTime } = c.get('principal');
      const memberId = await memberIdOf(db, email);
      const events =
        memberId === undefined ? [] : await takeChanges(db, { sid, memberId, authTime });
      return jsonResponse(c, contactTrackingResponse, { events }, production);
    },
  );
