import { Hono } from 'hono';
import { checkQuery, describeCall } from '#server/http/contract.ts';
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
import { actsOn, allow } from './act-on.ts';

/** The institution's acts on invitations (R11.2). */
export const invitationActRoutes = ({ db }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  routes.get(
    '/invitations',
    describeCall('Invitations of all members, oldest first', staffInvitationsResponse),
    allow(db, 'invitations.list'),
    checkQuery(staffInvitationsQuery),
    async (c) =>
      c.var.respond(
        await listAllInvitations(db, c.get('principal').projects, c.req.valid('query')),
      ),
  );
  const onInvitation = actsOn(routes, db, {
    entity: 'invitation',
    path: '/invitations/:id{[1-9][0-9]{0,8}}',
    response: staffInvitationResponse,
    read: async (tx, id) => ({ invitation: await readInvitation(tx, id) }),
  });
  onInvitation('invitations.move', 'status', {
    summary: 'Moves an invitation to another status',
    body: invitationStatusBody,
    work: changeInvitationStatus,
  });
  onInvitation('invitations.pay', 'payment', {
    summary: 'Credits the share of what a friend has paid',
    body: invitationPaymentBody,
    work: (tx, id, payment) => changeInvitationStatus(tx, id, { ...payment, status: 'paid' }),
  });
  return routes;
};
