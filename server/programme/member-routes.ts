import { Hono } from 'hono';
import {
  listContacts,
  listDeals,
  readAnyContact,
  readDeal,
} from '#server/clients/list-contacts.ts';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv, ViewRecorder } from '#server/http/environment.ts';
import { readAccount } from '#server/staff/read-account.ts';
import {
  accountResponse,
  dealBody,
  memberBody,
  staffDealResponse,
  staffDealsQuery,
  staffDealsResponse,
  staffMemberResponse,
  staffMembersQuery,
  staffMembersResponse,
} from '#src/contract/acts/members.ts';
import { allow, saveOnce } from './act-on.ts';
import { MEMBER } from './entities.ts';
import { DEALS, MEMBERS } from './savings.ts';

/** The institution's acts on members with their contacts, and on deals (R11.1, R11.2). */
export const memberActRoutes = ({ db, recordView, coinsByOnePerson }: ServiceDeps & ViewRecorder) =>
  new Hono<ServiceEnv>()
    .get(
      '/members',
      describeCall('Members with their contacts, oldest first', staffMembersResponse),
      allow(db, 'members.list'),
      checkQuery(staffMembersQuery),
      async (c) =>
        c.var.respond(await listContacts(db, c.get('principal').projects, c.req.valid('query'))),
    )
    .post(
      '/members',
      describeCall('Adds a member, or changes the one with the e-mail', staffMemberResponse),
      allow(db, MEMBERS.act, MEMBERS.entity),
      checkBody(memberBody),
      async (c) =>
        c.var.respond(await saveOnce(c, db, MEMBERS, c.req.valid('json'), readAnyContact)),
    )
    .get(
      MEMBER,
      describeCall('The coins and cards of a member', accountResponse),
      allow(db, 'members.view', 'member'),
      async (c) => {
        const principal = c.get('principal');
        const reference = c.req.param('id') ?? '';
        const account = await readAccount(db, principal, reference, coinsByOnePerson);
        await recordView(principal, account.email);
        return c.var.respond({ account });
      },
    )
    .get(
      '/deals',
      describeCall('Deals of all members, oldest first', staffDealsResponse),
      allow(db, 'deals.list'),
      checkQuery(staffDealsQuery),
      async (c) =>
        c.var.respond(await listDeals(db, c.get('principal').projects, c.req.valid('query'))),
    )
    .post(
      '/deals',
      describeCall('Adds a deal, or changes the one with the externalId', staffDealResponse),
      allow(db, DEALS.act, DEALS.entity),
      checkBody(dealBody),
      async (c) => c.var.respond(await saveOnce(c, db, DEALS, c.req.valid('json'), readDeal)),
    );
