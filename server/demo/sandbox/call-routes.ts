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
import { changeTicket } from '#server/support/change-ticket.ts';
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
import type { Sandbox } from './sandbox.ts';
import { setCard } from './set-card.ts';
import { setProduct } from './set-product.ts';

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
    .post('/reset', checkBody(sandboxResetBody), async (c) => {
      await reset(c.req.valid('json').email);
      return c.json(DONE);
    })
    .post('/faults', checkBody(sandboxFaultBody), (c) => {
      faults.add(c.req.valid('json'));
      return c.json(DONE);
    })
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
  /** What the work gets: a transaction, the body, and the id of the path. */
  const act = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    work: (tx: Db, body: v.InferOutput<S>, id: number) => Promise<void>,
  ) =>
    routes.post(path, checkBody(schema), async (c) => {
      await db.transaction((tx) => work(tx, c.req.valid('json'), Number(c.req.param('id'))));
      return c.json(DONE);
    });
  act('/operations', sandboxOperationBody, async (tx, { email, comment = '', ...operation }) => {
    const { id: memberId } = await requireMember(tx, email);
    await addOperation(tx, { ...operation, memberId, comment });
  });
  act('/cards', sandboxCardBody, async (tx, { email, ...wanted }) =>
    setCard(tx, (await requireMember(tx, email)).id, wanted),
  );
  act('/clients', sandboxClientBody, (tx, { email, ...wanted }) => changeClient(tx, email, wanted));
  act('/orders/:id{[1-9][0-9]{0,11}}/status', sandboxOrderStatusBody, (tx, body, id) =>
    changeOrderStatus(tx, id, body),
  );
  act(`/products/${ID}`, sandboxProductBody, (tx, body, id) => setProduct(tx, id, body));
  act(`/relatives/${ID}/status`, sandboxRelativeStatusBody, (tx, body, id) =>
    changeInvitationStatus(tx, id, body),
  );
  act(`/tickets/${ID}`, sandboxTicketBody, (tx, body, id) => changeTicket(tx, id, body));
  return routes;
}
