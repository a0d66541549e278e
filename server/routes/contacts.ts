import { Hono } from 'hono';
import {
  contactDetailAnswer,
  contactDetailQuery,
  contactsAnswer,
  contactsQuery,
} from '#src/contract/contacts.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, checkQuery, describeCall } from '../http/contract.ts';
import { readContact } from '../store/contacts.ts';
import { operationTotals } from '../store/ledger.ts';
import { findMember } from '../store/members.ts';

/** The CRM contact (R7.4) and the figures of the referral link (R7.7). */
export const contactRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/v2/api/contacts',
      describeCall('The contact of a person', contactsAnswer),
      checkQuery(contactsQuery),
      async (c) => {
        const { include } = c.req.valid('query');
        const contact = await readContact(db, c.get('person').email, include?.split(',') ?? []);
        return answer(c, contactsAnswer, { contacts: contact ? [contact] : [] }, production);
      },
    )
    .get(
      '/api/contacts/detail',
      describeCall('Friends by the link and the coins that they brought', contactDetailAnswer),
      checkQuery(contactDetailQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const data = member
          ? await operationTotals(db, member.id, c.req.valid('query').xmlId)
          : { count: 0, amount: 0 };
        return answer(c, contactDetailAnswer, { data }, production);
      },
    );
