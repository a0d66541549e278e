import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/store/schema/client.ts';
import { ticketsAnswer } from '#src/contract/support.ts';
import { EMAIL_CHANGE_TOPIC } from '#src/domain/email-change.ts';
import { readBody } from '#tests/support/buy.ts';
import { callAs, lastCode, messagesTo, wrongFor, type Call } from '#tests/support/call-as.ts';
import { age } from '#tests/support/codes.ts';
import { emailChangeOf, errorOf, newClient, progressOf } from '#tests/support/email-change.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let change: ReturnType<typeof emailChangeOf>;
beforeAll(async () => {
  test = await createTestApp();
  change = emailChangeOf(test);
});
afterAll(() => test.close());

describe('asking for another e-mail', () => {
  it('[R7.19] before anything was asked there is no deadline', async () => {
    const person = await newClient(test);
    expect(await progressOf(await change.call(person.email, person.id))).toEqual({
      is_client_email_confirmed: false,
      current_attempts: 0,
      total_attempts: 5,
      time_limit: 86_400,
      deadline: null,
      resend_at: null,
    });
  });

  it('[R7.20] the new address gets a letter with the code, and the record waits for it', async () => {
    const person = await newClient(test);
    const before = Date.now();
    const progress = await progressOf(await change.start(person, person.wanted.toUpperCase()));
    expect(Date.parse(progress.deadline ?? '')).toBeGreaterThanOrEqual(before + 86_400_000 - 5);
    expect(await change.recordOf(person.email)).toMatchObject({
      email: person.email,
      change_client_email: person.wanted,
      is_change_email: true,
      is_client_email_confirmed: false,
    });
    expect(String(await lastCode(test, person.wanted))).toMatch(/^[1-9]\d{5}$/);
  });

  it.each(['', 'no-address', 'a@b', 'a b@example.test', null, 7])(
    '[R7.20][R5.5] %j is no address: 400 with the field',
    async (address) => {
      const person = await newClient(test);
      const body = { change_client_email: address };
      const answer = await change.call(person.email, person.id, '', { method: 'PUT', body });
      expect(await errorOf(answer)).toMatchObject({ status: 400, field: 'change_client_email' });
    },
  );

  it('[R7.20] the own address is refused, and one that another member has', async () => {
    const [person, other] = [await newClient(test), await newClient(test)];
    const own = await change.start(person, person.email.toUpperCase());
    expect(await readBody(own)).toMatchObject({
      field: 'change_client_email',
      message: 'Это уже твоя почта',
    });
    expect(await errorOf(await change.start(person, other.email))).toEqual({
      status: 409,
      errorCode: 'EMAIL_IN_USE',
      field: 'change_client_email',
    });
    await change.start(other, other.wanted);
    expect(await errorOf(await change.start(person, other.wanted))).toMatchObject({ status: 409 });
    expect((await change.recordOf(person.email)).change_client_email).toBeNull();
  });

  it('[R7.19][R7.20][R7.21][R7.22][R7.23] the client of another person is not found', async () => {
    const [person, other] = [await newClient(test), await newClient(test)];
    const body = { change_client_email: 'free@example.test', code: 123_456, email: person.wanted };
    const calls: [string, Call][] = [
      ['', {}],
      ['', { method: 'PUT', body }],
      ['', { method: 'POST', body }],
      ['/send', { method: 'POST' }],
      ['/clean', { method: 'POST' }],
    ];
    for (const [tail, more] of calls) {
      expect((await change.call(other.email, person.id, tail, more)).status).toBe(404);
    }
  });

  it('[R6.3] staff sees where an owner’s change stands and changes nothing', async () => {
    const person = await newClient(test);
    await change.start(person, person.wanted);
    const query = `?ownerEmail=${person.email}`;
    const roles = ['admin'];
    const seen = await change.call('boss@example.test', person.id, query, { roles });
    expect((await progressOf(seen)).current_attempts).toBe(0);
    const clean = `/clean${query}`;
    const answer = await change.call('boss@example.test', person.id, clean, {
      roles,
      method: 'POST',
    });
    expect(answer.status).toBe(403);
  });
});

describe('the code of the letter', () => {
  it('[R7.21][R7.15] confirms the address, makes a ticket and warns the former address', async () => {
    const person = await newClient(test);
    await change.start(person, person.wanted);
    const code = await lastCode(test, person.wanted);
    const progress = await progressOf(await change.confirm(person, { code, email: person.wanted }));
    expect(progress.is_client_email_confirmed).toBe(true);
    const path = '/service/api/technicalSupport?category_code=PROFILE_CHANGING&status_code=NEW';
    const { tickets } = v.parse(
      ticketsAnswer,
      await (await callAs(test, person.email, path)).json(),
    );
    expect(tickets).toHaveLength(1);
    expect(tickets[0]?.topic.startsWith(EMAIL_CHANGE_TOPIC)).toBe(true);
    expect(await messagesTo(test, person.email)).toBe(1);
    const other = await newClient(test);
    expect(
      v.parse(ticketsAnswer, await (await callAs(test, other.email, path)).json()).tickets,
    ).toEqual([]);
  });

  it('[R4.14] once confirmed there is nothing to send, cancel or ask anew', async () => {
    const person = await change.confirmed();
    const answers = [
      await change.start(person, 'another@example.test'),
      await change.call(person.email, person.id, '/send', { method: 'POST' }),
      await change.call(person.email, person.id, '/clean', { method: 'POST' }),
      await change.confirm(person, { code: person.code, email: person.wanted }),
    ];
    for (const answer of answers) {
      expect(await errorOf(answer)).toMatchObject({
        status: 409,
        errorCode: 'EMAIL_CHANGE_CONFIRMED',
      });
    }
  });

  it('[R4.16] attempts survive a new letter, a cancellation and a new start', async () => {
    const person = await newClient(test);
    await change.start(person, person.wanted);
    const wrong = async () =>
      readBody(
        await change.confirm(person, {
          code: wrongFor(await lastCode(test, person.wanted)),
          email: person.wanted,
        }),
      );
    expect((await wrong()).details).toEqual({ attemptsLeft: 4 });
    const send = () => change.call(person.email, person.id, '/send', { method: 'POST' });
    expect((await send()).status).toBe(429);
    await age(test, person.wanted, 61);
    expect((await progressOf(await send())).current_attempts).toBe(1);
    expect((await wrong()).details).toEqual({ attemptsLeft: 3 });
    const cleaned = await change.call(person.email, person.id, '/clean', { method: 'POST' });
    expect((await progressOf(cleaned)).deadline).toBeNull();
    expect((await change.recordOf(person.email)).change_client_email).toBeNull();
    await age(test, person.wanted, 61);
    expect((await progressOf(await change.start(person, person.wanted))).current_attempts).toBe(2);
  });

  it('[R4.14] without attempts nothing can be done until the deadline, then a new letter comes', async () => {
    const person = await newClient(test);
    await change.start(person, person.wanted);
    const code = await lastCode(test, person.wanted);
    for (let tries = 0; tries < 5; tries += 1) {
      await change.confirm(person, { code: wrongFor(code), email: person.wanted });
    }
    await age(test, person.wanted, 61);
    const answers = [
      await change.confirm(person, { code, email: person.wanted }),
      await change.call(person.email, person.id, '/send', { method: 'POST' }),
      await change.call(person.email, person.id, '/clean', { method: 'POST' }),
      await change.start(person, 'another@example.test'),
    ];
    for (const answer of answers) {
      const body = await readBody(answer);
      expect(body.errorCode).toBe('CODE_EXHAUSTED');
      expect(body.details?.retryAfter).toBeGreaterThan(86_000);
    }
    await age(test, person.wanted, 86_400);
    expect(
      (await readBody(await change.confirm(person, { code, email: person.wanted }))).errorCode,
    ).toBe('CODE_EXPIRED');
    const sent = await change.call(person.email, person.id, '/send', { method: 'POST' });
    expect((await progressOf(sent)).current_attempts).toBe(0);
  });

  it('[R7.21] a code for another address or of another form costs no attempt', async () => {
    const person = await newClient(test);
    await change.start(person, person.wanted);
    const bodies: [object, string][] = [
      [{ code: 123_456, email: 'other@example.test' }, 'email'],
      [{ code: '123456', email: person.wanted }, 'code'],
      [{ code: 99_999, email: person.wanted }, 'code'],
      [{ email: person.wanted }, 'code'],
    ];
    for (const [body, field] of bodies) {
      expect(await errorOf(await change.confirm(person, body))).toMatchObject({
        status: 400,
        field,
      });
    }
    expect((await progressOf(await change.call(person.email, person.id))).current_attempts).toBe(0);
  });

  it('[R4.14] what the other system asked for is not touched', async () => {
    const person = await newClient(test);
    await test.db
      .update(client)
      .set({ changeB24Email: 'manager@example.test' })
      .where(eq(client.memberId, person.id));
    const answer = await change.start(person, person.wanted);
    expect(answer.status).toBe(409);
    expect((await readBody(answer)).message).toBe('Смену почты уже запросили через менеджера');
  });

  it('[R7.20] who signs in with the new address may type the code there, and not cancel', async () => {
    const person = await newClient(test);
    await change.start(person, person.wanted);
    const newcomer = { email: person.wanted, id: person.id };
    const clean = await change.call(person.wanted, person.id, '/clean', { method: 'POST' });
    expect(clean.status).toBe(404);
    const code = await lastCode(test, person.wanted);
    const progress = await progressOf(
      await change.confirm(newcomer, { code, email: person.wanted }),
    );
    expect(progress.is_client_email_confirmed).toBe(true);
  });
});
