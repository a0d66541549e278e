import { asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '#server/database/db.ts';
import { account } from '#server/database/schema/member/account.ts';
import { message } from '#server/database/schema/service/message.ts';
import { jsonResponse, checkBody, checkQuery } from '#server/http/contract.ts';
import {
  sandboxAccountsResponse,
  sandboxAuditResponse,
  sandboxClientBody,
  sandboxFaultBody,
  sandboxMessagesResponse,
  sandboxMessagesQuery,
  sandboxResetBody,
} from '#src/contract/sandbox.ts';
import { audit } from './audit.ts';
import { changeClient } from './change-client.ts';
import type { Sandbox } from './sandbox.ts';

const DONE = { ok: true };

const requestsQuery = v.object({ since: v.optional(v.pipe(v.string(), v.isoTimestamp())) });

/** The sandbox's calls (docs/operation.md). */
export function sandboxRoutes(db: Db, { password, reset, faults, requests }: Sandbox): Hono {
  return new Hono()
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
    .post('/clients', checkBody(sandboxClientBody), async (c) => {
      const { email, ...wanted } = c.req.valid('json');
      await db.transaction((tx) => changeClient(tx, email, wanted));
      return c.json(DONE);
    });
}
