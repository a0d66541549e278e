import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMember } from '#server/store/members.ts';
import { client } from '#server/store/schema/client.ts';
import { phoneCodeAnswer, phoneVerificationAnswer } from '#src/contract/phone.ts';
import { readBody } from '#tests/support/buy.ts';
import { callAs, lastCode, messagesTo, wrongFor, type Call } from '#tests/support/call-as.ts';
import { age } from '#tests/support/codes.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const STUDENT = 'student@example.test';
const PATH = '/service/api/phoneVerification';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let phones = 0;
const newPhone = () => `+7900000${String((phones += 1)).padStart(4, '0')}`;
const newPerson = () => `person${(phones += 1)}@example.test`;

const send = (email: string, phone: string, more: Call = {}) =>
  callAs(test, email, PATH, { method: 'POST', body: { phone }, ...more });
const check = (email: string, code: number | string, more: Call = {}) =>
  callAs(test, email, `${PATH}?code=${code}`, more);

describe('sending a code', () => {
  it('[R7.1][R5.2] a phone in any usual form gets the code, which no answer carries', async () => {
    const answer = await send(newPerson(), '8 (912) 345-67-89');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const sent = v.parse(phoneVerificationAnswer, JSON.parse(text));
    expect(sent).toMatchObject({ phone: '+79123456789', current_attempts: 0, total_attempts: 5 });
    const code = await lastCode(test, '+79123456789');
    expect(code).toBeGreaterThanOrEqual(100_000);
    expect(code).toBeLessThanOrEqual(999_999);
    expect(text).not.toContain(String(code));
  });

  it.each(['', '123', '8912345678', '+7 912 345-67-89 ext 12345', 'телефон'])(
    '[R7.1][R5.5] «%s» is no phone: 400 with the field and what is wrong, in both languages',
    async (phone) => {
      const answer = await send(newPerson(), phone);
      expect(answer.status).toBe(400);
      expect(await readBody(answer)).toMatchObject({
        field: 'phone',
        message: 'Укажи верный номер телефона',
      });
      const uzbek = await send(newPerson(), phone, { headers: { 'Accept-Language': 'uz' } });
      expect((await readBody(uzbek)).message).toBe('Telefon raqamini toʻgʻri kiriting');
    },
  );

  it('[R5.5] a body without the phone names it as required', async () => {
    const answer = await callAs(test, newPerson(), PATH, { method: 'POST', body: {} });
    expect(await readBody(answer)).toMatchObject({
      field: 'phone',
      message: 'Поле обязательно для заполнения',
    });
  });

  it('[R2.28] a second code within the minute is refused with the time to wait', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    for (const [who, to] of [
      [person, phone],
      [person, newPhone()],
      [newPerson(), phone],
    ] as const) {
      const answer = await send(who, to);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
      expect((await readBody(answer)).errorCode).toBe('TOO_MANY_REQUESTS');
    }
    expect(await messagesTo(test, phone)).toBe(1);
    await age(test, phone, 61);
    expect((await send(person, phone)).status).toBe(200);
  });

  it('[R4.16] a phone gets ten codes a day at the most, whoever asks', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send(newPerson(), phone)).status).toBe(200);
      await age(test, phone, 61);
    }
    expect((await send(newPerson(), phone)).status).toBe(429);
  });

  it('[R4.16] a person has codes sent to five phones a day at the most', async () => {
    const person = newPerson();
    for (let sent = 0; sent < 5; sent += 1) {
      const phone = newPhone();
      expect((await send(person, phone)).status).toBe(200);
      await age(test, phone, 61);
    }
    expect((await send(person, newPhone())).status).toBe(429);
  });

  it('[R7.31] the same request sends one code, and without an id none', async () => {
    const [person, phone, requestId] = [newPerson(), newPhone(), randomUUID()];
    const answers = [
      await send(person, phone, { requestId }),
      await send(person, phone, { requestId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await messagesTo(test, phone)).toBe(1);
    const missing = await send(person, newPhone(), { requestId: 'x' });
    expect((await readBody(missing)).errorCode).toBe('REQUEST_ID_MISSING');
  });
});

describe('typing the code', () => {
  it('[R7.2][R4.3] the right code makes the phone the verified one; it works once', async () => {
    const phone = newPhone();
    await send(STUDENT, phone);
    const code = await lastCode(test, phone);
    const requestId = randomUUID();
    const answer = await check(STUDENT, code, { requestId });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(v.parse(phoneCodeAnswer, await answer.json())).toEqual({ phone, verified: true });
    expect((await findMember(test.db, STUDENT))?.verifiedPhone).toBe(phone);
    const [record] = await test.db.select().from(client).where(eq(client.email, STUDENT));
    expect(record?.phone).toBe(phone);
    expect((await check(STUDENT, code, { requestId })).status).toBe(200);
    expect((await readBody(await check(STUDENT, code))).errorCode).toBe('CODE_EXPIRED');
  });

  it('[R7.2] somebody who is no member yet verifies a phone as well', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    expect((await check(person, await lastCode(test, phone))).status).toBe(200);
    expect(await findMember(test.db, person)).toBeUndefined();
  });

  it('[R4.16] five wrong codes are all there are, also over a new code; then even the right one fails', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    const wrong = wrongFor(await lastCode(test, phone));
    for (const attemptsLeft of [4, 3]) {
      const answer = await check(person, wrong);
      expect(answer.status).toBe(409);
      expect(await readBody(answer)).toMatchObject({
        errorCode: 'CODE_WRONG',
        field: 'code',
        message: 'Неверный код',
        details: { attemptsLeft },
      });
    }
    await age(test, phone, 61);
    const again = v.parse(phoneVerificationAnswer, await (await send(person, phone)).json());
    expect(again.current_attempts).toBe(2);
    const right = await lastCode(test, phone);
    for (const attemptsLeft of [2, 1, 0]) {
      const answer = await readBody(await check(person, wrongFor(right)));
      expect(answer.details).toEqual({ attemptsLeft });
    }
    const refused = await readBody(await check(person, right));
    expect(refused.errorCode).toBe('CODE_EXHAUSTED');
    expect(refused.details?.retryAfter).toBeGreaterThan(0);
    await age(test, phone, 61);
    expect((await readBody(await send(person, phone))).errorCode).toBe('CODE_EXHAUSTED');
    await age(test, phone, 600);
    expect((await send(person, phone)).status).toBe(200);
  });

  it('[R4.16] a detour over another phone gives no new attempts for the first', async () => {
    const [person, phone, other] = [newPerson(), newPhone(), newPhone()];
    await send(person, phone);
    await check(person, wrongFor(await lastCode(test, phone)));
    await age(test, phone, 61);
    await send(person, other);
    await age(test, other, 61);
    const back = v.parse(phoneVerificationAnswer, await (await send(person, phone)).json());
    expect(back.current_attempts).toBe(1);
  });

  it('[R7.31] a wrong code that is sent again under its request id counts once', async () => {
    const [person, phone, requestId] = [newPerson(), newPhone(), randomUUID()];
    await send(person, phone);
    const wrong = wrongFor(await lastCode(test, phone));
    for (const _ of [1, 2, 3]) {
      const answer = await readBody(await check(person, wrong, { requestId }));
      expect(answer.details).toEqual({ attemptsLeft: 4 });
    }
    const other = await readBody(await check(person, wrongFor(wrong), { requestId }));
    expect(other.errorCode).toBe('REQUEST_ID_REUSED');
  });

  it('[R4.16] a code is dead after its deadline by the service’s clock', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    await age(test, phone, 601);
    const answer = await check(person, await lastCode(test, phone));
    expect(await readBody(answer)).toMatchObject({
      errorCode: 'CODE_EXPIRED',
      message: 'Код уже не действует, запроси новый',
    });
  });

  it('[R7.2] nobody types the code of another person', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    const code = await lastCode(test, phone);
    expect((await readBody(await check(newPerson(), code))).errorCode).toBe('CODE_EXPIRED');
    expect((await check(person, code)).status).toBe(200);
  });

  it.each(['99999', '1000000', 'abc', '12345.6', ''])(
    '[R5.7] «%s» is no code: 400, and no attempt is lost',
    async (code) => {
      const answer = await check(newPerson(), code);
      expect(answer.status).toBe(400);
      expect((await readBody(answer)).field).toBe('code');
    },
  );

  it('[R6.3] in owner view the code is refused although the call is a GET', async () => {
    const code = 123_456;
    const roles = ['manager'];
    const answers = [
      await check('boss@example.test', `${code}&ownerEmail=${STUDENT}`, { roles }),
      await check(STUDENT, code, { headers: { 'x-source-lp': 'personalAreaPartnerLP' } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect((await readBody(answer)).message).toBe('Запрещено совершать операции');
    }
  });
});
