import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { findMember } from '#server/members/members.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { clientReplaceResponse } from '#src/contract/member/client.ts';
import { ticketsResponse } from '#src/contract/programme/support.ts';
import { buy, readBody } from '#tests/support/people/buy.ts';
import {
  addMemberWithClient,
  approveChange,
  emailChangeRequests,
  readError,
  readProgress,
} from '#tests/support/people/email-change.ts';
import {
  lastVerificationCode,
  requestAs,
  wrongCodeFor,
} from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
let change: ReturnType<typeof emailChangeRequests>;
beforeAll(async () => {
  test = await createTestApp();
  change = emailChangeRequests(test);
});
afterAll(() => test.close());

describe('replacing the e-mail', () => {
  const replace = (email: string, body: object) =>
    requestAs(test, email, '/service/api/user/replace', { method: 'PUT', body });

  it('[R7.24][R4.16] a user with the confirmed new address takes over the member; a second request changes nothing', async () => {
    const member = await change.addApprovedMember();
    expect(await findMember(test.db, member.newEmail)).toBeUndefined();
    for (const _ of ['first', 'again']) {
      const response = await replace(member.newEmail, {
        email: member.newEmail,
        code: member.code,
      });
      expect(v.parse(clientReplaceResponse, await response.json())).toEqual({ id: member.id });
    }
    expect((await findMember(test.db, member.newEmail))?.id).toBe(member.id);
    expect(await change.fetchRecord(member.newEmail)).toMatchObject({
      email: member.newEmail,
      change_client_email: null,
      old_emails: [member.email],
      is_client_email_confirmed: false,
    });
    const path = '/service/api/technicalSupport?status_code=NEW';
    const response = await requestAs(test, member.newEmail, path);
    expect(v.parse(ticketsResponse, await response.json()).tickets).toEqual([]);
  });

  it('[R7.31][R7.24] a purchase that is sent again under the new address gives the same order, and charges once', async () => {
    const member = await change.addApprovedMember();
    const purchase = { prodId: test.seed.lesson, confirmedPrice: 100, requestId: randomUUID() };
    const before: unknown = await (await buy(test.app, member, purchase)).json();
    await replace(member.newEmail, { email: member.newEmail, code: member.code });
    const moved = { ...member, email: member.newEmail };
    const again = await buy(test.app, moved, purchase);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(before);
    const other = { ...purchase, prodId: test.seed.mug, confirmedPrice: 1200 };
    expect(await readBody(await buy(test.app, moved, other))).toMatchObject({
      errorCode: 'REQUEST_ID_REUSED',
    });
    expect(await balanceOf(test.db, member.id)).toBe(200);
    expect(await test.db.$count(orders, eq(orders.memberId, member.id))).toBe(1);
  });

  it('[R7.24] the code is optional, and a wrong code is refused', async () => {
    const member = await change.addApprovedMember();
    const wrong = await replace(member.newEmail, {
      email: member.newEmail,
      code: wrongCodeFor(member.code),
    });
    expect(await readError(wrong)).toMatchObject({ status: 409, errorCode: 'CODE_WRONG' });
    expect((await replace(member.newEmail, { email: member.newEmail })).status).toBe(200);
  });

  it('[R4.16] waits for the approval of the request’s ticket, and of no earlier one', async () => {
    const member = await change.addConfirmedMember();
    const { newEmail } = member;
    expect(await readError(await replace(newEmail, { email: newEmail }))).toMatchObject({
      status: 409,
      errorCode: 'EMAIL_CHANGE_NOT_APPROVED',
    });
    const waiting = await readProgress(await change.send(newEmail, member.id));
    expect(waiting).toMatchObject({ is_approved: false, approved_by_itself_at: null });
    await approveChange(test, member.id);
    const decided = await readProgress(await change.send(member.email, member.id));
    expect(decided.is_approved).toBe(true);
    expect((await replace(newEmail, { email: newEmail })).status).toBe(200);
    const moved = { ...member, email: newEmail };
    const next = `next-${newEmail}`;
    await change.start(moved, next);
    const code = await lastVerificationCode(test, next);
    await change.confirm(moved, { code, email: next });
    expect((await replace(next, { email: next })).status).toBe(409);
  });

  it('[R4.16] a ticket that is closed without an approval refuses the change, which then can be cancelled', async () => {
    const member = await change.addConfirmedMember();
    await test.db
      .update(supportTicket)
      .set({ statusCode: 'CLOSED' })
      .where(eq(supportTicket.memberId, member.id));
    for (const email of [member.email, member.newEmail])
      expect(await readProgress(await change.send(email, member.id))).toMatchObject({
        is_approved: false,
        is_refused: true,
        approved_by_itself_at: null,
      });
    expect((await replace(member.newEmail, { email: member.newEmail })).status).toBe(409);
    const stopped = await change.send(member.email, member.id, '/clean', { method: 'POST' });
    expect(await readProgress(stopped)).toMatchObject({
      is_client_email_confirmed: false,
      is_refused: false,
    });
    expect(await change.fetchRecord(member.email)).toMatchObject({
      email: member.email,
      change_client_email: null,
      is_change_email: false,
    });
    expect((await replace(member.newEmail, { email: member.newEmail })).status).toBe(404);
  });

  it('[R4.14] [R7.23] a confirmed change, also an approved one, cannot be cancelled', async () => {
    for (const member of [await change.addConfirmedMember(), await change.addApprovedMember()]) {
      const refused = await change.send(member.email, member.id, '/clean', { method: 'POST' });
      expect(await readError(refused)).toMatchObject({
        status: 409,
        errorCode: 'EMAIL_CHANGE_CONFIRMED',
      });
      expect(await change.fetchRecord(member.email)).toMatchObject({
        change_client_email: member.newEmail,
        is_client_email_confirmed: true,
      });
    }
  });

  it('[R7.24] is refused before the confirmation, from another address and for an unknown user', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    expect(
      await readError(await replace(member.newEmail, { email: member.newEmail })),
    ).toMatchObject({
      status: 409,
      errorCode: 'EMAIL_CHANGE_NOT_CONFIRMED',
    });
    expect(await readError(await replace(member.email, { email: member.newEmail }))).toMatchObject({
      status: 400,
      field: 'email',
    });
    const stranger = 'stranger@example.test';
    expect((await replace(stranger, { email: stranger })).status).toBe(404);
  });

  it('[R4.15] a user with an unconfirmed new address or an old address gets flags and masked addresses', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    expect(await change.fetchRecord(member.newEmail)).toMatchObject({
      id: member.id,
      name: '',
      phone: null,
      email: 'c…@example.test',
      change_client_email: member.newEmail,
    });
    const moved = await change.addApprovedMember();
    expect((await change.fetchRecord(moved.newEmail)).phone).toBe('+79001112233');
    await replace(moved.newEmail, { email: moved.newEmail });
    const previousRecord = await change.fetchRecord(moved.email);
    expect(previousRecord).toMatchObject({ name: '', phone: null, old_emails: [moved.email] });
    expect(previousRecord.email).not.toBe(moved.newEmail);
    expect((await change.send(moved.email, moved.id)).status).toBe(404);
  });
});
