import { Hono } from 'hono';
import { contactTrackingAnswer } from '#src/contract/contact-tracking.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, describeCall } from '../http/contract.ts';
import { takeChanges } from '../store/changes.ts';
import { findMember } from '../store/members.ts';

/** What changed since the sign-in session last asked (R7.11). It always speaks of the signed-in one. */
export const trackingRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/contactTracking',
    describeCall('What changed since this sign-in session last asked', contactTrackingAnswer),
    async (c) => {
      const { email, sid, authTime } = c.get('principal');
      const member = await findMember(db, email);
      const events = member ? await takeChanges(db, { sid, memberId: member.id, authTime }) : [];
      return answer(c, contactTrackingAnswer, { events }, production);
    },
  );
