import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { approveEmailChange } from '#server/email-change/approval.ts';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { changeTicket } from '#server/support/change-ticket.ts';
import { listAllTickets, readTicket, readTicketImage } from '#server/support/list-all-tickets.ts';
import { emptyBody } from '#src/contract/acts/common.ts';
import {
  staffTicketResponse,
  staffTicketsQuery,
  staffTicketsResponse,
  ticketAnswerBody,
  ticketStatusBody,
} from '#src/contract/acts/tickets.ts';
import { actsOn, allow } from './act-on.ts';

const TICKET = '/tickets/:id{[1-9][0-9]{0,8}}';

const IMAGE = {
  summary: 'The image of a ticket',
  responses: {
    200: {
      description: 'The image as it was sent',
      content: { 'image/*': { schema: { type: 'string' as const, format: 'binary' } } },
    },
  },
};

/** The institution's acts on tickets (R11.2). */
export const ticketActRoutes = ({ db }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  routes
    .get(
      '/tickets',
      describeCall('Tickets of all members, oldest first', staffTicketsResponse),
      allow(db, 'tickets.list'),
      checkQuery(staffTicketsQuery),
      async (c) =>
        c.var.respond(await listAllTickets(db, c.get('principal').projects, c.req.valid('query'))),
    )
    .get(`${TICKET}/image`, describeRoute(IMAGE), allow(db, 'tickets.list'), async (c) => {
      const { projects } = c.get('principal');
      const { image, type } = await readTicketImage(db, projects, Number(c.req.param('id')));
      return c.body(new Uint8Array(image), 200, {
        'Content-Type': type,
        'Cache-Control': 'no-store',
      });
    });
  const onTicket = actsOn(routes, db, {
    entity: 'ticket',
    path: TICKET,
    response: staffTicketResponse,
    read: async (tx, id) => ({ ticket: await readTicket(tx, id) }),
  });
  onTicket('tickets.answer', 'answer', {
    summary: 'Answers a ticket',
    body: ticketAnswerBody,
    work: (tx, id, { answer }) => changeTicket(tx, id, { answer, status: 'ANSWERED' }),
  });
  onTicket('tickets.move', 'status', {
    summary: 'Begins to work on a ticket, closes it or opens it again',
    body: ticketStatusBody,
    work: changeTicket,
  });
  onTicket('tickets.approve', 'approval', {
    summary: 'Approves the change of e-mail that a ticket is about',
    body: emptyBody,
    work: approveEmailChange,
  });
  return routes;
};
