import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { approveEmailChange } from '#server/email-change/approval.ts';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { changeTicket } from '#server/support/change-ticket.ts';
import { listAllTickets, readTicket, readTicketImage } from '#server/support/list-all-tickets.ts';
import { emptyBody } from '#src/contract/acts/orders.ts';
import {
  staffTicketResponse,
  staffTicketsQuery,
  staffTicketsResponse,
  ticketAnswerBody,
  ticketStatusBody,
} from '#src/contract/acts/tickets.ts';
import { actOn, allow } from './act-on.ts';

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
  const answer = actOn(db, 'tickets.answer', 'ticket');
  const move = actOn(db, 'tickets.move', 'ticket');
  const approve = actOn(db, 'tickets.approve', 'ticket');
  return new Hono<ServiceEnv>()
    .get(
      '/tickets',
      describeCall('Tickets of all members, oldest first', staffTicketsResponse),
      allow(db, 'tickets.list'),
      checkQuery(staffTicketsQuery),
      async (c) => {
        const { projects } = c.get('principal');
        const page = await listAllTickets(db, projects, c.req.valid('query'));
        return c.var.respond(page);
      },
    )
    .get(`${TICKET}/image`, describeRoute(IMAGE), allow(db, 'tickets.list'), async (c) => {
      const { projects } = c.get('principal');
      const { image, type } = await readTicketImage(db, projects, Number(c.req.param('id')));
      return c.body(new Uint8Array(image), 200, {
        'Content-Type': type,
        'Cache-Control': 'no-store',
      });
    })
    .post(
      `${TICKET}/answer`,
      describeCall('Answers a ticket', staffTicketResponse),
      answer.allow,
      checkBody(ticketAnswerBody),
      async (c) =>
        c.var.respond(
          await answer.run(c, async (tx, id) => {
            await changeTicket(tx, id, { ...c.req.valid('json'), status: 'ANSWERED' });
            return { ticket: await readTicket(tx, id) };
          }),
        ),
    )
    .post(
      `${TICKET}/status`,
      describeCall('Begins to work on a ticket, closes it or opens it again', staffTicketResponse),
      move.allow,
      checkBody(ticketStatusBody),
      async (c) =>
        c.var.respond(
          await move.run(c, async (tx, id) => {
            await changeTicket(tx, id, c.req.valid('json'));
            return { ticket: await readTicket(tx, id) };
          }),
        ),
    )
    .post(
      `${TICKET}/approval`,
      describeCall('Approves the change of e-mail that a ticket is about', staffTicketResponse),
      approve.allow,
      checkBody(emptyBody),
      async (c) =>
        c.var.respond(
          await approve.run(c, async (tx, id) => {
            await approveEmailChange(tx, id);
            return { ticket: await readTicket(tx, id) };
          }),
        ),
    );
};
