import { Hono } from 'hono';
import { contactEmailOf } from '#server/crm/contact.ts';
import type { Db } from '#server/database/db.ts';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { limitBody, TICKETS_PATH } from '#server/http/middleware/limit-body.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { memberIdOf } from '#server/members/find-client.ts';
import { requireMember } from '#server/members/members.ts';
import { brandOfPerson, placeOf } from '#server/members/programme-origin.ts';
import { operationTotals } from '#server/operations/ledger.ts';
import {
  emailByBitrixIdResponse,
  ticketResponse,
  ticketsResponse,
  ticketsQuery,
  welcomeBonusResponse,
  welcomeBonusQuery,
} from '#src/contract/programme/support.ts';
import { limitUploads } from './limit-uploads.ts';
import { MAX_TICKET_BODY, readTicketForm, TICKET_FORM_BODY, ticketContent } from './ticket-form.ts';
import { addTicket, listTickets } from './tickets.ts';

/** Tickets (R7.15, R2.27), the address of a CRM contact (R7.14) and the welcome bonus by phone (R7.10). */
export const supportRoutes = (deps: ServiceDeps) => {
  const { db, limits } = deps;
  return new Hono<ServiceEnv>()
    .get(
      TICKETS_PATH,
      describeCall('The tickets of a person', ticketsResponse),
      checkQuery(ticketsQuery),
      async (c) => {
        const memberId = await memberIdOf(db, c.get('person').email);
        const query = c.req.valid('query');
        const tickets = memberId === undefined ? [] : await listTickets(db, memberId, query);
        return c.var.respond({ tickets });
      },
    )
    .post(
      TICKETS_PATH,
      describeCall('Writes to the support, once for one X-Request-ID', ticketResponse, 201, {
        requestBody: TICKET_FORM_BODY,
      }),
      limitUploads(limits.uploads),
      limitBody(MAX_TICKET_BODY),
      async (c) => {
        const ticket = await readTicketForm(c);
        const key = await writeKeyOf(c, ticketContent(ticket));
        const add = async (tx: Db) => {
          const memberId = await memberIdOf(tx, c.get('person').email);
          if (memberId === undefined) throw notFound();
          return { ticket: await addTicket(tx, memberId, ticket) };
        };
        return c.var.respondOnce(db, add, { write: key });
      },
    )
    .get(
      '/api/emailByBitrixId/:id{[1-9][0-9]{0,8}}',
      describeCall('The e-mail of a contact of the CRM', emailByBitrixIdResponse),
      async (c) => {
        const email = await contactEmailOf(db, Number(c.req.param('id')), c.get('person').email);
        if (!email) throw notFound();
        return c.var.respond({ email });
      },
    )
    .get(
      '/api/contacts/welcomeBonus',
      describeCall('The welcome bonus of the person with a phone', welcomeBonusResponse),
      checkQuery(welcomeBonusQuery),
      async (c) => {
        const { phone } = c.req.valid('query');
        const found = await requireMember(db, c.get('person').email);
        if (found.verifiedPhone !== phone && !found.phones.includes(phone)) throw notFound();
        const { welcomeBonus } = brandOfPerson(found, c.get('principal'), placeOf(c, deps));
        const { count } = await operationTotals(db, found.id, 'WELCOME');
        return c.var.respond({ welcomeBonus, given: count > 0 });
      },
    );
};
