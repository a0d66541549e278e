import { Hono } from 'hono';
import { brandOfHost } from '../brand-of-host.ts';
import {
  emailByBitrixIdAnswer,
  ticketsAnswer,
  ticketsQuery,
  welcomeBonusAnswer,
  welcomeBonusQuery,
} from '#src/contract/support.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { notFound } from '../errors/service-error.ts';
import { answer, checkQuery, describeCall } from '../http/contract.ts';
import { placesOfContact } from '../store/crm-contact.ts';
import { findClient } from '../store/find-client.ts';
import { operationTotals } from '../store/ledger.ts';
import { requireMember } from '../store/members.ts';
import { listTickets } from '../store/support-tickets.ts';

/** Tickets (R7.15), the address of a CRM contact (R7.14) and the welcome bonus by phone (R7.10). */
export const supportRoutes = ({ db, brand, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/technicalSupport',
      describeCall('The tickets of a person', ticketsAnswer),
      checkQuery(ticketsQuery),
      async (c) => {
        const found = await findClient(db, c.get('person').email);
        const isOwn = found && found.relation !== 'old';
        const tickets = isOwn ? await listTickets(db, found.record.id, c.req.valid('query')) : [];
        return answer(c, ticketsAnswer, { tickets }, production);
      },
    )
    .get(
      '/api/emailByBitrixId/:id{[1-9][0-9]{0,8}}',
      describeCall('The e-mail of a contact of the CRM', emailByBitrixIdAnswer),
      async (c) => {
        const { email } = c.get('person');
        const places = await placesOfContact(db, Number(c.req.param('id')));
        const seen = places.find(({ ownerEmail }) => ownerEmail === email);
        if (!seen?.contactEmail) throw notFound();
        return answer(c, emailByBitrixIdAnswer, { email: seen.contactEmail }, production);
      },
    )
    .get(
      '/api/contacts/welcomeBonus',
      describeCall('The welcome bonus of the person with a phone', welcomeBonusAnswer),
      checkQuery(welcomeBonusQuery),
      async (c) => {
        const { phone } = c.req.valid('query');
        const found = await requireMember(db, c.get('person').email);
        if (found.verifiedPhone !== phone && !found.phones.includes(phone)) throw notFound();
        const { welcomeBonus } = brandOfHost(new URL(c.req.url).hostname, brand);
        const { count } = await operationTotals(db, found.id, 'WELCOME');
        return answer(c, welcomeBonusAnswer, { welcomeBonus, given: count > 0 }, production);
      },
    );
