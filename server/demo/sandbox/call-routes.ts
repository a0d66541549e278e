import { asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '#server/database/db.ts';
import { account } from '#server/database/schema/member/account.ts';
import { message } from '#server/database/schema/service/message.ts';
import { approveEmailChange } from '#server/email-change/approval.ts';
import { jsonResponse, checkBody, checkQuery } from '#server/http/contract.ts';
import { requireMember } from '#server/members/members.ts';
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

const DONE = { ok: true };
const ID = ':id{[1-9][0-9]{0,8}}';

const requestsQuery = v.object({ since: v.optional(v.pipe(v.string(), v.isoTimestamp())) });

/** The sandbox's calls (docs/operation.md). */
export function sandboxRoutes(db: Db, { password, reset, faults, requests }: Sandbox): Hono {
  const routes = new Hono()
    .get('/accounts', async (c) => {
      const rows = await db.select().from(account).orderBy(asc(account.email));
      const accounts = rows.map((row) => ({ ...row, password }));
      return jsonResponse(c, sandboxAccountsResponse, accounts);
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
      return jsonResponse(c, sandboxMessagesResponse, messages);
    })
    .get('/audit', async (c) => jsonResponse(c, sandboxAuditResponse, await audit(db)))
    .get('/faults', (c) => c.json(faults.list()))
    .delete('/faults', (c) => {
      faults.clear();
      return c.json(DONE);
    })
    .get('/requests', checkQuery(requestsQuery), (c) => {
      const { since } = c.req.valid('query');
      return c.json(requests.since(since === undefined ? undefined : new Date(since)));
    })
    .post(`/tickets/${ID}/approval`, async (c) => {
      await db.transaction((tx) => approveEmailChange(tx, Number(c.req.param('id'))));
      return c.json(DONE);
    });
  /** What the work gets: the body, and the id of the path. */
  const post = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    work: (body: v.InferOutput<S>, id: number) => Promise<void> | void,
  ) =>
    routes.post(path, checkBody(schema), async (c) => {
      await work(c.req.valid('json'), Number(c.req.param('id')));
      return c.json(DONE);
    });
  post('/reset', sandboxResetBody, ({ email }) => reset(email));
  post('/faults', sandboxFaultBody, (fault) => faults.add(fault));
  post('/operations', sandboxOperationBody, async ({ email, comment = '', ...operation }) => {
    const { id: memberId } = await requireMember(db, email);
    await db.transaction((tx) => addOperation(tx, { ...operation, memberId, comment }));
  });
  post('/cards', sandboxCardBody, async ({ email, ...wanted }) =>
    issueCard(db, (await requireMember(db, email)).id, wanted),
  );
  post('/clients', sandboxClientBody, ({ email, ...wanted }) => changeClient(db, email, wanted));
  post('/orders/:id{[1-9][0-9]{0,11}}/status', sandboxOrderStatusBody, (body, id) =>
    changeOrderStatus(db, id, body.status, body.comment ?? null),
  );
  post(`/products/${ID}`, sandboxProductBody, (body, id) =>
    db.transaction((tx) => changeProduct(tx, id, body)),
  );
  post(`/relatives/${ID}/status`, sandboxRelativeStatusBody, (body, id) =>
    changeInvitationStatus(db, id, body),
  );
  post(`/tickets/${ID}`, sandboxTicketBody, (body, id) => changeTicket(db, id, body));
  return routes;
}
