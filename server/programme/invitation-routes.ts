import { Hono } from 'hono';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { changeInvitationStatus } from '#server/referrals/change-invitation-status.ts';
import { listAllInvitations, readInvitation } from '#server/referrals/list-all-invitations.ts';
import {
  invitationPaymentBody,
  invitationStatusBody,
  staffInvitationResponse,
  staffInvitationsQuery,
  staffInvitationsResponse,
} from '#src/contract/acts/invitations.ts';
import { actOn, allow } from './act-on.ts';

const INVITATION = '/invitations/:id{[1-9][0-9]{0,8}}';

/** The institution's acts on invitations (R11.2). */
export const invitationActRoutes = ({ db }: ServiceDeps) => {
  const move = actOn(db, 'invitations.move', 'invitation');
  const pay = actOn(db, 'invitations.pay', 'invitation');
  return new Hono<ServiceEnv>()
    .get(
      '/invitations',
      describeCall('Invitations of all members, oldest first', staffInvitationsResponse),
      allow(db, 'invitations.list'),
      checkQuery(staffInvitationsQuery),
      async (c) => {
        const { projects } = c.get('principal');
        const page = await listAllInvitations(db, projects, c.req.valid('query'));
        return c.var.respond(page);
      },
    )
    .post(
      `${INVITATION}/status`,
      describeCall('Moves an invitation to another status', staffInvitationResponse),
      move.allow,
      checkBody(invitationStatusBody),
      async (c) =>
        c.var.respond(
          await move.run(c, async (tx, id) => {
            await changeInvitationStatus(tx, id, c.req.valid('json'));
            return { invitation: await readInvitation(tx, id) };
          }),
        ),
    )
    .post(
      `${INVITATION}/payment`,
      describeCall('Credits the share of what a friend has paid', staffInvitationResponse),
      pay.allow,
      checkBody(invitationPaymentBody),
      async (c) =>
        c.var.respond(
          await pay.run(c, async (tx, id) => {
            await changeInvitationStatus(tx, id, { ...c.req.valid('json'), status: 'paid' });
            return { invitation: await readInvitation(tx, id) };
          }),
        ),
    );
};
