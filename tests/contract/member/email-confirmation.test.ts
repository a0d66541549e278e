import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/database/schema/member/client.ts';
import { ticketsResponse } from '#src/contract/programme/support.ts';
import { EMAIL_CHANGE_TOPIC } from '#src/domain/email-change/email-change.ts';
import { ageCodes } from '#tests/support/people/age-codes.ts';
import { readBody } from '#tests/support/people/buy.ts';
import {
  emailChangeRequests,
  readError,
  addMemberWithClient,
  readProgress,
} from '#tests/support/people/email-change.ts';
import {
  requestAs,
  lastVerificationCode,
  countMessagesTo,
  wrongCodeFor,
  type RequestOptions,
} from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
let change: ReturnType<typeof emailChangeRequests>;
beforeAll(async () => {
  test = await createTestApp();
  change = emailChangeRequests(test);
});
afterAll(() => test.close());

describe('requesting an e-mail change', () => {
  it('[R7.19] before a request there is no deadline', async () => {
    const member = await addMemberWithClient(test);
    expect(await readProgress(await change.send(member.email, member.id))).toEqual({
      is_client_email_confirmed: false,
      is_approved: false,
      is_refused: false,
      approved_by_itself_at: null,
      current_attempts: 0,
      total_attempts: 5,
      time_limit: 86_400,
      deadline: null,
      resend_at: null,
    });
  });

  it('[R7.20] the new address gets an e-mail with a code, and the record shows the requested change', async () => {
    const member = await addMemberWithClient(test);
    const before = Date.now();
    const progress = await readProgress(await change.start(member, member.newEmail.toUpperCase()));
    expect(Date.parse(progress.deadline ?? '')).toBeGreaterThanOrEqual(before + 86_400_000 - 5);
    expect(await change.fetchRecord(member.email)).toMatchObject({
      email: member.email,
      change_client_email: member.newEmail,
      is_change_email: true,
      is_client_email_confirmed: false,
    });
    expect(String(await lastVerificationCode(test, member.newEmail))).toMatch(/^[1-9]\d{5}$/);
  });

  it.each(['', 'no-address', 'a@b', 'a b@example.test', null, 7])(
    '[R7.20][R5.5] refuses %j as an address with 400 and names the field',
    async (address) => {
      const member = await addMemberWithClient(test);
      const body = { change_client_email: address };
      const response = await change.send(member.email, member.id, '', { method: 'PUT', body });
      expect(await readError(response)).toMatchObject({
        status: 400,
        field: 'change_client_email',
      });
    },
  );

  it('[R7.20] refuses the member’s own address', async () => {
    const member = await addMemberWithClient(test);
    const own = await change.start(member, member.email.toUpperCase());
    expect(await readBody(own)).toMatchObject({
      field: 'change_client_email',
      message: 'Это уже твоя почта',
    });
    expect((await change.fetchRecord(member.email)).change_client_email).toBeNull();
  });

  it('[R7.19][R7.20][R7.21][R7.22][R7.23] gives 404 for the client of another member', async () => {
    const [member, other] = [await addMemberWithClient(test), await addMemberWithClient(test)];
    const body = {
      change_client_email: 'free@example.test',
      code: 123_456,
      email: member.newEmail,
    };
    const requests: [string, RequestOptions][] = [
      ['', {}],
      ['', { method: 'PUT', body }],
      ['', { method: 'POST', body }],
      ['/send', { method: 'POST' }],
      ['/clean', { method: 'POST' }],
    ];
    for (const [tail, options] of requests) {
      expect((await change.send(other.email, member.id, tail, options)).status).toBe(404);
    }
  });

  it('[R6.3] in owner view staff can read the progress and cannot change anything', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    const query = `?ownerEmail=${member.email}`;
    const roles = ['admin'];
    const progress = await change.send('manager@example.test', member.id, query, { roles });
    expect((await readProgress(progress)).current_attempts).toBe(0);
    const clean = `/clean${query}`;
    const response = await change.send('manager@example.test', member.id, clean, {
      roles,
      method: 'POST',
    });
    expect(response.status).toBe(403);
  });
});

describe('the code in the e-mail', () => {
  it('[R7.21][R7.15] confirms the address, creates a ticket and warns the previous address', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    const code = await lastVerificationCode(test, member.newEmail);
    const progress = await readProgress(
      await change.confirm(member, { code, email: member.newEmail }),
    );
    expect(progress.is_client_email_confirmed).toBe(true);
    const path = '/service/api/technicalSupport?category_code=PROFILE_CHANGING&status_code=NEW';
    const { tickets } = v.parse(
      ticketsResponse,
      await (await requestAs(test, member.email, path)).json(),
    );
    expect(tickets).toHaveLength(1);
    expect(tickets[0]?.topic.startsWith(EMAIL_CHANGE_TOPIC)).toBe(true);
    expect(await countMessagesTo(test, member.email)).toBe(1);
    const other = await addMemberWithClient(test);
    expect(
      v.parse(ticketsResponse, await (await requestAs(test, other.email, path)).json()).tickets,
    ).toEqual([]);
  });

  it('[R4.14] after the confirmation a new request, a new code and another attempt are refused', async () => {
    const member = await change.addConfirmedMember();
    const responses = [
      await change.start(member, 'another@example.test'),
      await change.send(member.email, member.id, '/send', { method: 'POST' }),
      await change.confirm(member, { code: member.code, email: member.newEmail }),
    ];
    for (const response of responses) {
      expect(await readError(response)).toMatchObject({
        status: 409,
        errorCode: 'EMAIL_CHANGE_CONFIRMED',
      });
    }
  });

  it('[R4.16] a new code, a cancellation and a new request do not reset the attempts', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    const tryWrongCode = async () =>
      readBody(
        await change.confirm(member, {
          code: wrongCodeFor(await lastVerificationCode(test, member.newEmail)),
          email: member.newEmail,
        }),
      );
    expect((await tryWrongCode()).details).toEqual({ attemptsLeft: 4 });
    const sendCode = () => change.send(member.email, member.id, '/send', { method: 'POST' });
    expect((await sendCode()).status).toBe(429);
    await ageCodes(test, member.newEmail, 61);
    expect((await readProgress(await sendCode())).current_attempts).toBe(1);
    expect((await tryWrongCode()).details).toEqual({ attemptsLeft: 3 });
    const cleaned = await change.send(member.email, member.id, '/clean', { method: 'POST' });
    expect((await readProgress(cleaned)).deadline).toBeNull();
    expect((await change.fetchRecord(member.email)).change_client_email).toBeNull();
    await ageCodes(test, member.newEmail, 61);
    expect((await readProgress(await change.start(member, member.newEmail))).current_attempts).toBe(
      2,
    );
  });

  it('[R4.14] after the last attempt everything is refused until the deadline, then a new code can be sent', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    const code = await lastVerificationCode(test, member.newEmail);
    for (let tries = 0; tries < 5; tries += 1) {
      await change.confirm(member, { code: wrongCodeFor(code), email: member.newEmail });
    }
    await ageCodes(test, member.newEmail, 61);
    const responses = [
      await change.confirm(member, { code, email: member.newEmail }),
      await change.send(member.email, member.id, '/send', { method: 'POST' }),
      await change.send(member.email, member.id, '/clean', { method: 'POST' }),
      await change.start(member, 'another@example.test'),
    ];
    for (const response of responses) {
      const body = await readBody(response);
      expect(body.errorCode).toBe('CODE_EXHAUSTED');
      expect(body.details?.retryAfter).toBeGreaterThan(86_000);
    }
    await ageCodes(test, member.newEmail, 86_400);
    expect(
      (await readBody(await change.confirm(member, { code, email: member.newEmail }))).errorCode,
    ).toBe('CODE_EXPIRED');
    const sent = await change.send(member.email, member.id, '/send', { method: 'POST' });
    expect((await readProgress(sent)).current_attempts).toBe(0);
  });

  it('[R7.21] a code for another address or in a wrong format costs no attempt', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    const bodies: [object, string][] = [
      [{ code: 123_456, email: 'other@example.test' }, 'email'],
      [{ code: '123456', email: member.newEmail }, 'code'],
      [{ code: 1_000_000, email: member.newEmail }, 'code'],
      [{ code: -1, email: member.newEmail }, 'code'],
      [{ email: member.newEmail }, 'code'],
    ];
    for (const [body, field] of bodies) {
      expect(await readError(await change.confirm(member, body))).toMatchObject({
        status: 400,
        field,
      });
    }
    expect((await readProgress(await change.send(member.email, member.id))).current_attempts).toBe(
      0,
    );
  });

  it('[R5.7] six digits that begin with zeros are a wrong code and use up an attempt', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    const response = await change.confirm(member, { code: 12_345, email: member.newEmail });
    expect(response.status).toBe(409);
    expect(await readBody(response)).toMatchObject({
      errorCode: 'CODE_WRONG',
      details: { attemptsLeft: 4 },
    });
  });

  it('[R4.14] refuses a change while the other system has requested one', async () => {
    const member = await addMemberWithClient(test);
    await test.db
      .update(client)
      .set({ changeB24Email: 'manager@example.test' })
      .where(eq(client.memberId, member.id));
    const response = await change.start(member, member.newEmail);
    expect(response.status).toBe(409);
    expect((await readBody(response)).message).toBe('Смену почты уже запросили через менеджера');
  });

  it('[R4.16] the owner of the new mailbox cannot confirm, request a code or cancel: the address may be mistyped', async () => {
    const member = await addMemberWithClient(test);
    await change.start(member, member.newEmail);
    const code = await lastVerificationCode(test, member.newEmail);
    const stranger = { email: member.newEmail, id: member.id };
    await ageCodes(test, member.newEmail, 61);
    const responses = [
      await change.confirm(stranger, { code, email: member.newEmail }),
      await change.send(stranger.email, member.id, '/send', { method: 'POST' }),
      await change.send(stranger.email, member.id, '/clean', { method: 'POST' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    const progress = await readProgress(
      await change.confirm(member, { code, email: member.newEmail }),
    );
    expect(progress.is_client_email_confirmed).toBe(true);
  });
});
