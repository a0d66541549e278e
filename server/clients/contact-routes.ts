import { Hono } from 'hono';
import { jsonResponse, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { findMember } from '#server/members/members.ts';
import { operationTotals } from '#server/operations/ledger.ts';
import {
  contactDetailResponse,
  contactDetailQuery,
  contactsResponse,
  contactsQuery,
} from '#src/contract/member/contacts.ts';
import { readContact } from './contacts.ts';

/** The CRM contact (R7.4) and the totals of the referral link (R7.7). */
export const contactRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/v2/api/contacts',
      describeCall('The contact of a person', contactsResponse),
      checkQuery(contactsQuery),
      async (c) => {
        const { include } = c.req.valid('query');
        const contact = await readContact(db, c.get('person').email, include?.split(',') ?? []);
        return jsonResponse(
          c,
          contactsResponse,
          { contacts: contact ? [contact] : [] },
          production,
        );
      },
    )
    .get(
      '/api/contacts/detail',
      describeCall('Friends by the link and the coins that they brought', contactDetailResponse),
      checkQuery(contactDetailQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const data = member
          ? await operationTotals(db, member.id, c.req.valid('query').xmlId)
          : { count: 0, amount: 0 };
        return jsonResponse(c, contactDetailResponse, { data }, production);
      },
    );
