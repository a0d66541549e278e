import { Hono } from 'hono';
import { replaceEmail } from '#server/email-change/replace-email.ts';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { invalid, notFound } from '#server/http/errors/refused-error.ts';
import { findMember } from '#server/members/members.ts';
import { operationTotals } from '#server/operations/ledger.ts';
import {
  clientAddBody,
  clientQuery,
  clientReplaceBody,
  clientReplaceResponse,
  clientResponse,
  clientUpdateBody,
} from '#src/contract/member/client.ts';
import {
  contactDetailQuery,
  contactDetailResponse,
  contactsQuery,
  contactsResponse,
} from '#src/contract/member/contacts.ts';
import { addClient, readClient, updateClient } from './clients.ts';
import { readContact } from './contacts.ts';

/**
 * The bus client record: read, create, update, move to a new address (R7.16–R7.18, R7.24); the CRM contact (R7.4) and
 * the totals of the referral link (R7.7).
 */
export const clientRoutes = ({ db }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/user/get',
      describeCall('The client record of a person', clientResponse),
      checkQuery(clientQuery),
      async (c) => {
        const client = await readClient(db, c.get('person').email);
        if (!client) throw notFound();
        return c.var.respond({ client });
      },
    )
    .post(
      '/api/user/add',
      describeCall('Creates the client record of a person who has none', clientResponse),
      checkBody(clientAddBody),
      async (c) => {
        const person = c.get('principal');
        return c.var.respondOnce(db, async (tx) => ({
          client: await addClient(tx, person, c.req.valid('json')),
        }));
      },
    )
    .post(
      '/api/user/update',
      describeCall('Updates what a person enters about themselves', clientResponse),
      checkBody(clientUpdateBody),
      async (c) => {
        const { email } = c.get('principal');
        return c.var.respondOnce(db, async (tx) => ({
          client: await updateClient(tx, email, c.req.valid('json')),
        }));
      },
    )
    .put(
      '/api/user/replace',
      describeCall('Moves the record to the signed-in confirmed address', clientReplaceResponse),
      checkBody(clientReplaceBody),
      async (c) => {
        const { email, code } = c.req.valid('json');
        if (email !== c.get('principal').email) throw invalid('email', 'EMAIL_NOT_OWN');
        return c.var.respondOnce(db, async (tx) => ({
          id: await replaceEmail(tx, email, code),
        }));
      },
    )
    .get(
      '/v2/api/contacts',
      describeCall('The contact of a person', contactsResponse),
      checkQuery(contactsQuery),
      async (c) => {
        const { include } = c.req.valid('query');
        const contact = await readContact(db, c.get('person').email, include?.split(',') ?? []);
        return c.var.respond({ contacts: contact ? [contact] : [] });
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
        return c.var.respond({ data });
      },
    );
