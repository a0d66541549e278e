import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/database/schema/member/client.ts';
import { findMember } from '#server/members/members.ts';
import { phoneCodeResponse, phoneVerificationResponse } from '#src/contract/member/phone.ts';
import { ageCodes } from '#tests/support/people/age-codes.ts';
import { readBody } from '#tests/support/people/buy.ts';
import {
  requestAs,
  lastVerificationCode,
  countMessagesTo,
  wrongCodeFor,
  type RequestOptions,
} from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const STUDENT = 'student@example.test';
const PATH = '/service/api/phoneVerification';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
const newPhone = () => `+7900000${String((count += 1)).padStart(4, '0')}`;
const newPerson = () => `person${(count += 1)}@example.test`;

const send = (email: string, phone: string, options: RequestOptions = {}) =>
  requestAs(test, email, PATH, { method: 'POST', body: { phone }, ...options });
const check = (email: string, code: number | string, options: RequestOptions = {}) =>
  requestAs(test, email, `${PATH}?code=${code}`, options);

describe('sending a code', () => {
  it('[R7.1][R5.2] a phone in a common format gets the code, and the response does not contain it', async () => {
    const response = await send(newPerson(), '8 (912) 345-67-89');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const sent = v.parse(phoneVerificationResponse, JSON.parse(text));
    expect(sent).toMatchObject({ phone: '+79123456789', current_attempts: 0, total_attempts: 5 });
    const code = await lastVerificationCode(test, '+79123456789');
    expect(code).toBeGreaterThanOrEqual(100_000);
    expect(code).toBeLessThanOrEqual(999_999);
    expect(text).not.toContain(String(code));
  });

  it.each(['', '123', '8912345678', '+7 912 345-67-89 012345', 'телефон'])(
    '[R7.1][R5.5] refuses the phone «%s» with 400, the field and the reason in both languages',
    async (phone) => {
      const response = await send(newPerson(), phone);
      expect(response.status).toBe(400);
      expect(await readBody(response)).toMatchObject({
        field: 'phone',
        message: 'Укажи верный номер телефона',
      });
      const uzbek = await send(newPerson(), phone, { headers: { 'Accept-Language': 'uz' } });
      expect((await readBody(uzbek)).message).toBe('Telefon raqamini toʻgʻri kiriting');
    },
  );

  it.each(['+7 912 345-67-89 ext 12345', '8 912 345-67-89, 8 912 345-67-90'])(
    '[R5.2][R5.5] refuses «%s», which is more than one number, with that reason in both languages',
    async (phone) => {
      const response = await send(newPerson(), phone);
      expect(response.status).toBe(400);
      expect(await readBody(response)).toMatchObject({
        field: 'phone',
        message: 'Оставь один номер: без второго и без добавочного',
      });
      const uzbek = await send(newPerson(), phone, { headers: { 'Accept-Language': 'uz' } });
      expect((await readBody(uzbek)).message).toBe(
        'Bitta raqam qoldiring: ikkinchisi va qoʻshimchasi kerak emas',
      );
    },
  );

  it('[R5.5] a body without a phone is refused, and the error names the field as required', async () => {
    const response = await requestAs(test, newPerson(), PATH, { method: 'POST', body: {} });
    expect(await readBody(response)).toMatchObject({
      field: 'phone',
      message: 'Поле обязательно для заполнения',
    });
  });

  it('[R2.28] a second code within the minute is refused with the time to wait', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    for (const [sender, recipient] of [
      [person, phone],
      [person, newPhone()],
      [newPerson(), phone],
    ] as const) {
      const response = await send(sender, recipient);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
      expect((await readBody(response)).errorCode).toBe('TOO_MANY_REQUESTS');
    }
    expect(await countMessagesTo(test, phone)).toBe(1);
    await ageCodes(test, phone, 61);
    expect((await send(person, phone)).status).toBe(200);
  });

  it('[R4.16] whoever uses up the ten codes of a day of a phone does not keep its owner from one; it gets twenty at the most', async () => {
    const phone = newPhone();
    const sendLater = async (person: string) => {
      await ageCodes(test, phone, 61);
      return (await send(person, phone)).status;
    };
    const stranger = newPerson();
    for (let sent = 0; sent < 10; sent += 1) expect(await sendLater(stranger)).toBe(200);
    expect(await sendLater(stranger)).toBe(429);
    const owner = newPerson();
    expect(await sendLater(owner)).toBe(200);
    expect(await sendLater(owner)).toBe(200);
    expect(await sendLater(owner)).toBe(429);
    for (let sent = 12; sent < 20; sent += 1) expect(await sendLater(newPerson())).toBe(200);
    expect(await sendLater(newPerson())).toBe(429);
  });

  it('[R4.16] a person can send codes to at most five phones a day', async () => {
    const person = newPerson();
    for (let sent = 0; sent < 5; sent += 1) {
      const phone = newPhone();
      expect((await send(person, phone)).status).toBe(200);
      await ageCodes(test, phone, 61);
    }
    expect((await send(person, newPhone())).status).toBe(429);
  });

  it('[R7.31] a repeated request sends one code, and a request without a valid id sends none', async () => {
    const [person, phone, requestId] = [newPerson(), newPhone(), randomUUID()];
    const responses = [
      await send(person, phone, { requestId }),
      await send(person, phone, { requestId }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countMessagesTo(test, phone)).toBe(1);
    const missing = await send(person, newPhone(), { requestId: 'x' });
    expect((await readBody(missing)).errorCode).toBe('REQUEST_ID_MISSING');
  });
});

describe('entering a code', () => {
  it('[R7.2][R4.3] the right code verifies the phone, and works once', async () => {
    const phone = newPhone();
    await send(STUDENT, phone);
    const code = await lastVerificationCode(test, phone);
    const requestId = randomUUID();
    const response = await check(STUDENT, code, { requestId });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(v.parse(phoneCodeResponse, await response.json())).toEqual({ phone, verified: true });
    expect((await findMember(test.db, STUDENT))?.verifiedPhone).toBe(phone);
    const [record] = await test.db.select().from(client).where(eq(client.email, STUDENT));
    expect(record?.phone).toBe(phone);
    expect((await check(STUDENT, code, { requestId })).status).toBe(200);
    expect((await readBody(await check(STUDENT, code))).errorCode).toBe('CODE_EXPIRED');
  });

  it('[R7.2] a person who is not a member can verify a phone', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    expect((await check(person, await lastVerificationCode(test, phone))).status).toBe(200);
    expect(await findMember(test.db, person)).toBeUndefined();
  });

  it('[R4.16] after five wrong codes, also for two codes in turn, the right code is refused', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    const wrong = wrongCodeFor(await lastVerificationCode(test, phone));
    for (const attemptsLeft of [4, 3]) {
      const response = await check(person, wrong);
      expect(response.status).toBe(409);
      expect(await readBody(response)).toMatchObject({
        errorCode: 'CODE_WRONG',
        field: 'code',
        message: 'Неверный код',
        details: { attemptsLeft },
      });
    }
    await ageCodes(test, phone, 61);
    const again = v.parse(phoneVerificationResponse, await (await send(person, phone)).json());
    expect(again.current_attempts).toBe(2);
    const code = await lastVerificationCode(test, phone);
    for (const attemptsLeft of [2, 1, 0]) {
      const { details } = await readBody(await check(person, wrongCodeFor(code)));
      expect(details?.attemptsLeft).toBe(attemptsLeft);
      // The last one says how long no other code can be requested.
      if (attemptsLeft === 0) expect(details?.retryAfter).toBeGreaterThan(500);
      else expect(details).not.toHaveProperty('retryAfter');
    }
    const refused = await readBody(await check(person, code));
    expect(refused.errorCode).toBe('CODE_EXHAUSTED');
    expect(refused.details?.retryAfter).toBeGreaterThan(0);
    await ageCodes(test, phone, 61);
    expect((await readBody(await send(person, phone))).errorCode).toBe('CODE_EXHAUSTED');
    await ageCodes(test, phone, 600);
    expect((await send(person, phone)).status).toBe(200);
  });

  it('[R4.16] requesting a code for another phone does not reset the attempts for the first', async () => {
    const [person, phone, other] = [newPerson(), newPhone(), newPhone()];
    await send(person, phone);
    await check(person, wrongCodeFor(await lastVerificationCode(test, phone)));
    await ageCodes(test, phone, 61);
    await send(person, other);
    await ageCodes(test, other, 61);
    const back = v.parse(phoneVerificationResponse, await (await send(person, phone)).json());
    expect(back.current_attempts).toBe(1);
  });

  it('[R7.31] a wrong code that is sent again with one request id counts once', async () => {
    const [person, phone, requestId] = [newPerson(), newPhone(), randomUUID()];
    await send(person, phone);
    const wrong = wrongCodeFor(await lastVerificationCode(test, phone));
    for (const _ of [1, 2, 3]) {
      const response = await readBody(await check(person, wrong, { requestId }));
      expect(response.details).toEqual({ attemptsLeft: 4 });
    }
    const other = await readBody(await check(person, wrongCodeFor(wrong), { requestId }));
    expect(other.errorCode).toBe('REQUEST_ID_REUSED');
  });

  it('[R4.16] a code expires at its deadline by the service’s clock', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    await ageCodes(test, phone, 601);
    const response = await check(person, await lastVerificationCode(test, phone));
    expect(await readBody(response)).toMatchObject({
      errorCode: 'CODE_EXPIRED',
      message: 'Код уже не действует, запроси новый',
    });
  });

  it('[R7.2] a code of another person is refused', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await send(person, phone);
    const code = await lastVerificationCode(test, phone);
    expect((await readBody(await check(newPerson(), code))).errorCode).toBe('CODE_EXPIRED');
    expect((await check(person, code)).status).toBe(200);
  });

  it.each(['000000', '012345', '12345'])(
    '[R5.7] «%s», which no code can be, is a wrong code and uses up an attempt',
    async (code) => {
      const [person, phone] = [newPerson(), newPhone()];
      await send(person, phone);
      const response = await check(person, code);
      expect(response.status).toBe(409);
      expect(await readBody(response)).toMatchObject({
        errorCode: 'CODE_WRONG',
        field: 'code',
        message: 'Неверный код',
        details: { attemptsLeft: 4 },
      });
    },
  );

  it.each(['-1', '1000000', 'abc', '12345.6', ''])(
    '[R5.7] refuses the code «%s» with 400',
    async (code) => {
      const response = await check(newPerson(), code);
      expect(response.status).toBe(400);
      expect((await readBody(response)).field).toBe('code');
    },
  );

  it('[R6.3] in owner view a code is refused, although the request is a GET', async () => {
    const code = 123_456;
    const roles = ['manager'];
    const responses = [
      await check('manager@example.test', `${code}&ownerEmail=${STUDENT}`, { roles }),
      await check(STUDENT, code, { headers: { 'x-source-lp': 'personalAreaPartnerLP' } }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(403);
      expect((await readBody(response)).message).toBe('Запрещено совершать операции');
    }
  });
});
