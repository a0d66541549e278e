import { asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '#server/database/db.ts';
import { account } from '#server/database/schema/member/account.ts';
import { message } from '#server/database/schema/service/message.ts';
import { approveEmailChange } from '#server/email-change/approval.ts';
import { jsonResponse, checkBody, checkQuery } from '#server/http/contract.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { findMember, type Member } from '#server/members/members.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { changeOrderStatus } from '#server/orders/change-order-status.ts';
import { changeInvitationStatus } from '#server/referrals/change-invitation-status.ts';
import {
  sandboxAccountsResponse,
  sandboxAuditResponse,
  sandboxCardBody,
  sandboxClientBody,
  sandboxFaultBody,
  sandboxMessagesResponse,
  sandboxMessagesQuery,
  sandboxOperationBody,
  sandboxOrderStatusBody,
  sandboxProductBody,
  sandboxRelativeStatusBody,
  sandboxResetBody,
  sandboxTicketBody,
} from '#src/contract/sandbox.ts';
import { audit } from './audit.ts';
import { changeClient } from './change-client.ts';
import { changeProduct } from './change-product.ts';
import { changeTicket } from './change-ticket.ts';
import { issueCard } from './issue-card.ts';
import type { Sandbox } from './sandbox.ts';

/** The sandbox never runs in production: its errors may name the field that breaks the contract. */
const PRODUCTION = false;
const DONE = { ok: true };

const requestsQuery = v.object({ since: v.optional(v.pipe(v.string(), v.isoTimestamp())) });

/** The sandbox's calls (docs/operation.md). */
export const sandboxRoutes = (db: Db, sandbox: Sandbox): Hono =>
  new Hono()
    .get('/accounts', async (c) => {
      const rows = await db.select().from(account).orderBy(asc(account.email));
      const accounts = rows.map((row) => ({ ...row, password: sandbox.password }));
      return jsonResponse(c, sandboxAccountsResponse, accounts, PRODUCTION);
    })
    .post('/reset', checkBody(sandboxResetBody), async (c) => {
      await sandbox.reset(c.req.valid('json').email);
      return c.json(DONE);
    })
    .get('/messages', checkQuery(sandboxMessagesQuery), async (c) => {
      const { to } = c.req.valid('query');
      const rows = await db
        .select()
        .from(message)
        .where(to === undefined ? undefined : eq(message.to, to))
        .orderBy(desc(message.id))
        .limit(200);
      const messages = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
      return jsonResponse(c, sandboxMessagesResponse, messages, PRODUCTION);
    })
    .post('/operations', checkBody(sandboxOperationBody), async (c) => {
      const { email, type, amount, comment } = c.req.valid('json');
      const { id: memberId } = await memberBy(db, email);
      await db.transaction((tx) =>
        addOperation(tx, { memberId, type, amount, comment: comment ?? '' }),
      );
      return c.json(DONE);
    })
    .post('/cards', checkBody(sandboxCardBody), async (c) => {
      const { email, ...wanted } = c.req.valid('json');
      await issueCard(db, (await memberBy(db, email)).id, wanted);
      return c.json(DONE);
    })
    .post('/clients', checkBody(sandboxClientBody), async (c) => {
      const { email, ...wanted } = c.req.valid('json');
      await changeClient(db, email, wanted);
      return c.json(DONE);
    })
    .post('/orders/:id{[1-9][0-9]{0,11}}/status', checkBody(sandboxOrderStatusBody), async (c) => {
      const { status, comment = null } = c.req.valid('json');
      await changeOrderStatus(db, Number(c.req.param('id')), status, comment);
      return c.json(DONE);
    })
    .post('/products/:id{[1-9][0-9]{0,8}}', checkBody(sandboxProductBody), async (c) => {
      const id = Number(c.req.param('id'));
      await db.transaction((tx) => changeProduct(tx, id, c.req.valid('json')));
      return c.json(DONE);
    })
    .post(
      '/relatives/:id{[1-9][0-9]{0,8}}/status',
      checkBody(sandboxRelativeStatusBody),
      async (c) => {
        await changeInvitationStatus(db, Number(c.req.param('id')), c.req.valid('json'));
        return c.json(DONE);
      },
    )
    .post('/tickets/:id{[1-9][0-9]{0,8}}', checkBody(sandboxTicketBody), async (c) => {
      await changeTicket(db, Number(c.req.param('id')), c.req.valid('json'));
      return c.json(DONE);
    })
    .post('/tickets/:id{[1-9][0-9]{0,8}}/approval', async (c) => {
      await db.transaction((tx) => approveEmailChange(tx, Number(c.req.param('id'))));
      return c.json(DONE);
    })
    .get('/faults', (c) => c.json(sandbox.faults.list()))
    .post('/faults', checkBody(sandboxFaultBody), (c) => {
      sandbox.faults.add(c.req.valid('json'));
      return c.json(DONE);
    })
    .delete('/faults', (c) => {
      sandbox.faults.clear();
      return c.json(DONE);
    })
    .get('/requests', checkQuery(requestsQuery), (c) => {
      const { since } = c.req.valid('query');
      return c.json(sandbox.requests.since(since === undefined ? undefined : new Date(since)));
    })
    .get('/audit', async (c) => jsonResponse(c, sandboxAuditResponse, await audit(db), PRODUCTION));

async function memberBy(db: Db, email: string): Promise<Member> {
  const found = await findMember(db, email);
  if (!found) throw notFound();
  return found;
}
