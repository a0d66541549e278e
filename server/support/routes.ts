import { Hono } from 'hono';
import { brandOfHost } from '#server/config/brand-of-host.ts';
import {
  emailByBitrixIdResponse,
  ticketsResponse,
  ticketsQuery,
  welcomeBonusResponse,
  welcomeBonusQuery,
} from '#src/contract/support.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/service-error.ts';
import { jsonResponse, checkQuery, describeCall } from '#server/http/contract.ts';
import { contactPlaces } from '#server/crm/contact.ts';
import { findClient } from '#server/members/find-client.ts';
import { operationTotals } from '#server/operations/ledger.ts';
import { requireMember } from '#server/members/members.ts';
import { listTickets } from './tickets.ts';

/** Tickets (R7.15), the address of a CRM contact (R7.14) and the welcome bonus by phone (R7.10). */
export const supportRoutes = ({ db, brand, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/technicalSupport',
      describeCall('The tickets of a person', ticketsResponse),
      checkQuery(ticketsQuery),
      async (c) => {
        const found = await findClient(db, c.get('person').email);
        const isOwn = found && found.relation !== 'old';
        const tickets = isOwn ? await listTickets(db, found.record.id, c.req.valid('query')) : [];
        return jsonResponse(c, ticketsResponse, { tickets }, production);
      },
    )
    .get(
      '/api/emailByBitrixId/:id{[1-9][0-9]{0,8}}',
      describeCall('The e-mail of a contact of the CRM', emailByBitrixIdResponse),
      async (c) => {
        const { email } = c.get('person');
        const places = await contactPlaces(db, Number(c.req.param('id')));
        const seen = places.find(({ ownerEmail }) => ownerEmail === email);
        if (!seen?.contactEmail) throw notFound();
        return jsonResponse(c, emailByBitrixIdResponse, { email: seen.contactEmail }, production);
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
        const { welcomeBonus } = brandOfHost(new URL(c.req.url).hostname, brand);
        const { count } = await operationTotals(db, found.id, 'WELCOME');
        return jsonResponse(
          c,
          welcomeBonusResponse,
          { welcomeBonus, given: count > 0 },
          production,
        );
      },
    );
