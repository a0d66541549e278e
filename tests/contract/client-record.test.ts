import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/store/schema/client.ts';
import { member } from '#server/store/schema/member.ts';
import { clientAnswer } from '#src/contract/client.ts';
import { emailByBitrixIdAnswer, welcomeBonusAnswer } from '#src/contract/support.ts';
import { readBody } from '#tests/support/buy.ts';
import { callAs, type Call } from '#tests/support/call-as.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let people = 0;
const newPerson = () => `person${(people += 1)}@example.test`;
const post = (email: string, path: string, body: unknown, more: Call = {}) =>
  callAs(test, email, path, { method: 'POST', body, ...more });
const add = (email: string, body: unknown = {}, more: Call = {}) =>
  post(email, '/service/api/user/add', body, more);
const update = (email: string, body: unknown, more: Call = {}) =>
  post(email, '/service/api/user/update', body, more);
const clientOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return v.parse(clientAnswer, await answer.json()).client;
};

/** A member with a contact of the CRM and a record that is not linked to it yet. */
async function withContact(bitrixId: number) {
  const email = newPerson();
  const added = await addMember(test.db, email, { coins: 0, isStudent: false });
  await test.db
    .update(member)
    .set({ bitrixId, partnerId: 5, partners: [5, 6], phones: [`+7900${bitrixId}`] })
    .where(eq(member.id, added.id));
  await add(email);
  return { ...added, bitrixId };
}

describe('making the record', () => {
  it('[R7.17][R4.16] a person without one gets it, with the token’s names, and then has it', async () => {
    const person = newPerson();
    expect((await callAs(test, person, '/service/api/user/get')).status).toBe(404);
    const made = await clientOf(await add(person));
    expect(made).toMatchObject({ email: person, name: 'Анна', surname: 'Тестова', phone: null });
    const again = await clientOf(await add(person, { name: 'Другая' }));
    expect(again).toEqual(made);
    const got = await clientOf(await callAs(test, person, '/service/api/user/get'));
    expect(got).toEqual(made);
  });

  it('[R7.17][R5.4] it takes what the person says, without emoji, and nothing that is not theirs', async () => {
    const made = await clientOf(
      await add(newPerson(), {
        name: 'Дилноза 🌸',
        surname: 'Gʻaniyeva-Oʻrinova',
        sex: 'female',
        birth_date: '2004-02-29',
        phone: '8 900 555-44-33',
        partner_id: 7,
        bitrix_id: 8,
        email: 'victim@example.test',
        old_emails: ['victim@example.test'],
        is_client_email_confirmed: true,
        id: 1,
      }),
    );
    expect(made).toMatchObject({
      name: 'Дилноза',
      surname: 'Gʻaniyeva-Oʻrinova',
      birth_date: '2004-02-29',
      change_client_phone: '+79005554433',
      partner_id: null,
      bitrix_id: null,
      old_emails: [],
      is_client_email_confirmed: false,
    });
    expect(made.email).not.toBe('victim@example.test');
  });

  it.each([
    ['name', 'R2D2', 'Здесь не должно быть цифр и специальных символов'],
    ['surname', '<b>', 'Здесь не должно быть цифр и специальных символов'],
    ['surname', ' 🌸 ', 'Поле обязательно для заполнения'],
    ['patronymic', 7, 'Поле обязательно для заполнения'],
    ['birth_date', '2004-02-30', 'Укажи верную дату рождения'],
    ['birth_date', '2999-01-01', 'Укажи верную дату рождения'],
    ['birth_date', `${new Date().getFullYear() - 10}-01-01`, 'Укажи верную дату рождения'],
    ['birth_date', '1850-01-01', 'Укажи верную дату рождения'],
    ['sex', 'x', 'Поле обязательно для заполнения'],
    ['phone', '12', 'Укажи верный номер телефона'],
  ])(
    '[R5.5][R5.6] %s %j is refused with the field and the reason',
    async (field, value, reason) => {
      for (const path of ['add', 'update']) {
        const answer = await post(test.seed.student.email, `/service/api/user/${path}`, {
          [field]: value,
        });
        const body = await readBody(answer);
        expect(answer.status).toBe(400);
        expect(body.field).toBe(field);
        expect(body.message).toContain(reason);
      }
    },
  );

  it('[R6.4] none is made in owner view', async () => {
    const [boss, owner] = [newPerson(), newPerson()];
    const answer = await callAs(test, boss, `/service/api/user/add?ownerEmail=${owner}`, {
      method: 'POST',
      body: {},
      roles: ['manager'],
    });
    expect(answer.status).toBe(403);
    expect((await callAs(test, owner, '/service/api/user/get')).status).toBe(404);
  });
});

describe('changing the record', () => {
  it('[R7.18] says the new things and leaves addresses, CRM ids and flags alone', async () => {
    const person = newPerson();
    const before = await clientOf(await add(person));
    const after = await clientOf(
      await update(person, {
        ...before,
        name: 'Мария',
        patronymic: 'Ивановна',
        updated_terms: true,
        email: 'x@example.test',
        change_client_email: 'x@example.test',
        change_b24_email: 'x@example.test',
        is_client_email_confirmed: true,
        partner_id: 5,
        bitrix_id: 99,
        akada_fl_guid: 'guid',
      }),
    );
    const said = { name: 'Мария', patronymic: 'Ивановна', updated_terms: true };
    expect(after).toEqual({ ...before, ...said });
  });

  it('[R7.18] a birth date is taken once: gifts depend on it', async () => {
    const person = newPerson();
    await add(person);
    await update(person, { birth_date: '2003-05-06' });
    const after = await clientOf(await update(person, { birth_date: '2003-11-21' }));
    expect(after.birth_date).toBe('2003-05-06');
  });

  it('[R7.18][R4.3] a phone of the contact is taken, one that no code proved waits beside it', async () => {
    const { email, bitrixId } = await withContact(1_000_001);
    const known = await clientOf(await update(email, { phone: `8900${bitrixId}` }));
    expect(known).toMatchObject({ phone: '+79001000001', change_client_phone: null });
    const other = await clientOf(await update(email, { phone: '+7 900 222-33-44' }));
    expect(other).toMatchObject({ phone: '+79001000001', change_client_phone: '+79002223344' });
  });

  it('[R7.18] there is nothing to change for a person without a record', async () => {
    expect((await update(newPerson(), { name: 'Мария' })).status).toBe(404);
  });

  it('[R7.31] the same request changes it once', async () => {
    const person = newPerson();
    await add(person);
    const requestId = randomUUID();
    await update(person, { name: 'Мария' }, { requestId });
    await update(person, { name: 'Ирина' });
    expect((await clientOf(await update(person, { name: 'Мария' }, { requestId }))).name).toBe(
      'Мария',
    );
    const now = await clientOf(await callAs(test, person, '/service/api/user/get'));
    expect(now.name).toBe('Ирина');
    const other = await update(person, { name: 'Ольга' }, { requestId });
    expect((await readBody(other)).errorCode).toBe('REQUEST_ID_REUSED');
  });
});

describe('the CRM', () => {
  const link = (email: string, body: unknown, headers: Record<string, string> = { Version: '1' }) =>
    post(email, '/crm/api/user/update', body, { headers });

  it('[R7.18] links the record to the contact of the signed-in address', async () => {
    const { email, bitrixId } = await withContact(2001);
    const linked = await clientOf(await link(email, { partner_id: 6, bitrix_id: bitrixId }));
    expect(linked).toMatchObject({ partner_id: 6, bitrix_id: bitrixId });
  });

  it('[R7.18] refuses ids of another’s contact, and changes nothing', async () => {
    const [own, other] = [await withContact(2002), await withContact(2003)];
    for (const [body, field] of [
      [{ bitrix_id: other.bitrixId, partner_id: 5 }, 'bitrix_id'],
      [{ bitrix_id: own.bitrixId, partner_id: 1 }, 'partner_id'],
    ] as const) {
      const answer = await link(own.email, body);
      expect(answer.status).toBe(403);
      expect(await readBody(answer)).toMatchObject({ errorCode: 'FORBIDDEN', field });
    }
    const person = newPerson();
    await add(person);
    expect((await link(person, { bitrix_id: own.bitrixId })).status).toBe(403);
    const [kept] = await test.db.select().from(client).where(eq(client.memberId, own.id));
    expect(kept).toMatchObject({ bitrixId: null, partnerId: null });
  });

  it.each([{}, { Version: '2' }])(
    '[R7.30] wants the header Version: 1, not %j',
    async (headers) => {
      const answer = await link(test.seed.student.email, {}, headers);
      expect(answer.status).toBe(400);
      expect((await readBody(answer)).field).toBe('version');
    },
  );

  it('[R1.9] lets nobody in without a token', async () => {
    const answer = await test.app.request('/crm/api/user/update', {
      method: 'POST',
      headers: { Version: '1', 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  });
});

describe('what is told of a contact', () => {
  const emailOf = (asker: string, id: number | string, roles: readonly string[] = []) =>
    callAs(test, asker, `/service/api/emailByBitrixId/${id}`, { roles });

  it('[R7.14] the own contact’s address, to its person and to staff in owner view alone', async () => {
    const [own, other] = [await withContact(3001), await withContact(3002)];
    const answer = await emailOf(own.email, own.bitrixId);
    expect(v.parse(emailByBitrixIdAnswer, await answer.json())).toEqual({ email: own.email });
    expect((await emailOf(other.email, own.bitrixId)).status).toBe(404);
    expect((await emailOf(own.email, 999_999)).status).toBe(404);
    expect((await emailOf(own.email, 'x')).status).toBe(404);
    const staff = (query: string) => emailOf(other.email, `${own.bitrixId}${query}`, ['manager']);
    expect((await staff('')).status).toBe(404);
    expect((await staff(`?ownerEmail=${own.email}`)).status).toBe(200);
  });

  it('[R7.14][R4.15] a contact that the CRM keeps under another address', async () => {
    const own = await withContact(3003);
    await test.db
      .update(client)
      .set({ contactEmail: 'former@example.test' })
      .where(eq(client.memberId, own.id));
    const answer = await emailOf(own.email, own.bitrixId);
    expect(await answer.json()).toEqual({ email: 'former@example.test' });
  });

  it('[R7.10] the welcome bonus by the own phone alone', async () => {
    const [own, other] = [await withContact(3_000_004), await withContact(3_000_005)];
    const ask = (phone: string) =>
      callAs(
        test,
        own.email,
        `/service/api/contacts/welcomeBonus?phone=${encodeURIComponent(phone)}`,
      );
    const answer = await ask(`8900${own.bitrixId}`);
    expect(v.parse(welcomeBonusAnswer, await answer.json())).toMatchObject({ welcomeBonus: 250 });
    expect((await ask(`+7900${other.bitrixId}`)).status).toBe(404);
    expect((await ask('12')).status).toBe(400);
  });
});
