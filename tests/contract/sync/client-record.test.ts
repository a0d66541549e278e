import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { clientResponse } from '#src/contract/member/client.ts';
import { emailByBitrixIdResponse, welcomeBonusResponse } from '#src/contract/programme/support.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { requestAs, type RequestOptions } from '#tests/support/service/request-as.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let persons = 0;
const newPerson = () => `person${(persons += 1)}@example.test`;
const post = (email: string, path: string, body: unknown, options: RequestOptions = {}) =>
  requestAs(test, email, path, { method: 'POST', body, ...options });
const add = (email: string, body: unknown = {}, options: RequestOptions = {}) =>
  post(email, '/service/api/user/add', body, options);
const update = (email: string, body: unknown, options: RequestOptions = {}) =>
  post(email, '/service/api/user/update', body, options);
const clientOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return v.parse(clientResponse, await response.json()).client;
};

/** Adds a member with a CRM contact and a client record that is not linked to it. */
async function addMemberWithContact(bitrixId: number) {
  const email = newPerson();
  const added = await addMember(test.db, email, { coins: 0, isStudent: false });
  await test.db
    .update(member)
    .set({ bitrixId, partnerId: 5, partners: [5, 6], phones: [`+7900${bitrixId}`] })
    .where(eq(member.id, added.id));
  await add(email);
  return { ...added, bitrixId };
}

describe('creating the record', () => {
  it('[R7.17][R4.16] a person without a record gets one with the token’s names; a second request changes nothing', async () => {
    const person = newPerson();
    expect((await requestAs(test, person, '/service/api/user/get')).status).toBe(404);
    const created = await clientOf(await add(person));
    expect(created).toMatchObject({ email: person, name: 'Анна', surname: 'Тестова', phone: null });
    const again = await clientOf(await add(person, { name: 'Другая' }));
    expect(again).toEqual(created);
    const fetched = await clientOf(await requestAs(test, person, '/service/api/user/get'));
    expect(fetched).toEqual(created);
  });

  it('[R7.17][R5.4] it stores the person’s fields without emoji, and ignores fields that they may not set', async () => {
    const created = await clientOf(
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
    expect(created).toMatchObject({
      name: 'Дилноза',
      surname: 'Gʻaniyeva-Oʻrinova',
      birth_date: '2004-02-29',
      change_client_phone: '+79005554433',
      partner_id: null,
      bitrix_id: null,
      old_emails: [],
      is_client_email_confirmed: false,
    });
    expect(created.email).not.toBe('victim@example.test');
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
    '[R5.5][R5.6] refuses %s %j, names the field and gives the reason',
    async (field, value, reason) => {
      for (const path of ['add', 'update']) {
        const response = await post(test.seed.student.email, `/service/api/user/${path}`, {
          [field]: value,
        });
        const body = await readBody(response);
        expect(response.status).toBe(400);
        expect(body.field).toBe(field);
        expect(body.message).toContain(reason);
      }
    },
  );

  it('[R6.4] no record is created in owner view', async () => {
    const [staff, owner] = [newPerson(), newPerson()];
    const response = await requestAs(test, staff, `/service/api/user/add?ownerEmail=${owner}`, {
      method: 'POST',
      body: {},
      roles: ['manager'],
    });
    expect(response.status).toBe(403);
    expect((await requestAs(test, owner, '/service/api/user/get')).status).toBe(404);
  });
});

describe('changing the record', () => {
  it('[R7.18] stores the new names and leaves e-mails, CRM ids and flags unchanged', async () => {
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
    const changed = { name: 'Мария', patronymic: 'Ивановна', updated_terms: true };
    expect(after).toEqual({ ...before, ...changed });
  });

  it('[R7.18] keeps the first birth date, because gifts depend on it', async () => {
    const person = newPerson();
    await add(person);
    await update(person, { birth_date: '2003-05-06' });
    const after = await clientOf(await update(person, { birth_date: '2003-11-21' }));
    expect(after.birth_date).toBe('2003-05-06');
  });

  it('[R7.18][R4.3] takes over the contact’s phone, and stores an unverified phone as a requested change', async () => {
    const { email, bitrixId } = await addMemberWithContact(1_000_001);
    const ownPhone = await clientOf(await update(email, { phone: `8900${bitrixId}` }));
    expect(ownPhone).toMatchObject({ phone: '+79001000001', change_client_phone: null });
    const newPhone = await clientOf(await update(email, { phone: '+7 900 222-33-44' }));
    expect(newPhone).toMatchObject({ phone: '+79001000001', change_client_phone: '+79002223344' });
  });

  it('[R7.18] gives 404 to a person without a record', async () => {
    expect((await update(newPerson(), { name: 'Мария' })).status).toBe(404);
  });

  it('[R7.31] the same request changes the record once', async () => {
    const person = newPerson();
    await add(person);
    const requestId = randomUUID();
    await update(person, { name: 'Мария' }, { requestId });
    await update(person, { name: 'Ирина' });
    expect((await clientOf(await update(person, { name: 'Мария' }, { requestId }))).name).toBe(
      'Мария',
    );
    const now = await clientOf(await requestAs(test, person, '/service/api/user/get'));
    expect(now.name).toBe('Ирина');
    const other = await update(person, { name: 'Ольга' }, { requestId });
    expect((await readBody(other)).errorCode).toBe('REQUEST_ID_REUSED');
  });
});

describe('the CRM', () => {
  const link = (email: string, body: unknown, headers: Record<string, string> = { Version: '1' }) =>
    post(email, '/crm/api/user/update', body, { headers });

  it('[R7.18] links the record to the contact of the signed-in address', async () => {
    const { email, bitrixId } = await addMemberWithContact(2001);
    const linked = await clientOf(await link(email, { partner_id: 6, bitrix_id: bitrixId }));
    expect(linked).toMatchObject({ partner_id: 6, bitrix_id: bitrixId });
  });

  it('[R7.18] refuses ids of another member’s contact, and changes nothing', async () => {
    const [own, other] = [await addMemberWithContact(2002), await addMemberWithContact(2003)];
    for (const [body, field] of [
      [{ bitrix_id: other.bitrixId, partner_id: 5 }, 'bitrix_id'],
      [{ bitrix_id: own.bitrixId, partner_id: 1 }, 'partner_id'],
    ] as const) {
      const response = await link(own.email, body);
      expect(response.status).toBe(403);
      expect(await readBody(response)).toMatchObject({ errorCode: 'FORBIDDEN', field });
    }
    const person = newPerson();
    await add(person);
    expect((await link(person, { bitrix_id: own.bitrixId })).status).toBe(403);
    const [stored] = await test.db.select().from(client).where(eq(client.memberId, own.id));
    expect(stored).toMatchObject({ bitrixId: null, partnerId: null });
  });

  it.each([{}, { Version: '2' }])(
    '[R7.30] requires the header Version: 1 and refuses %j',
    async (headers) => {
      const response = await link(test.seed.student.email, {}, headers);
      expect(response.status).toBe(400);
      expect((await readBody(response)).field).toBe('version');
    },
  );

  it('[R1.9] gives 401 without a token', async () => {
    const response = await test.app.request('/crm/api/user/update', {
      method: 'POST',
      headers: { Version: '1', 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(401);
  });
});

describe('a CRM contact', () => {
  const emailOf = (sender: string, id: number | string, roles: readonly string[] = []) =>
    requestAs(test, sender, `/service/api/emailByBitrixId/${id}`, { roles });

  it('[R7.14] shows its e-mail only to its member and to staff in owner view', async () => {
    const [own, other] = [await addMemberWithContact(3001), await addMemberWithContact(3002)];
    const response = await emailOf(own.email, own.bitrixId);
    expect(v.parse(emailByBitrixIdResponse, await response.json())).toEqual({ email: own.email });
    expect((await emailOf(other.email, own.bitrixId)).status).toBe(404);
    expect((await emailOf(own.email, 999_999)).status).toBe(404);
    expect((await emailOf(own.email, 'x')).status).toBe(404);
    const staff = (query: string) => emailOf(other.email, `${own.bitrixId}${query}`, ['manager']);
    expect((await staff('')).status).toBe(404);
    expect((await staff(`?ownerEmail=${own.email}`)).status).toBe(200);
  });

  it('[R7.14][R4.15] shows the CRM’s e-mail when it differs from the member’s', async () => {
    const own = await addMemberWithContact(3003);
    await test.db
      .update(client)
      .set({ contactEmail: 'previous@example.test' })
      .where(eq(client.memberId, own.id));
    const response = await emailOf(own.email, own.bitrixId);
    expect(await response.json()).toEqual({ email: 'previous@example.test' });
  });

  it('[R7.10] shows the welcome bonus only for the member’s own phone', async () => {
    const [own, other] = [
      await addMemberWithContact(3_000_004),
      await addMemberWithContact(3_000_005),
    ];
    const welcomeBonusOf = (phone: string) =>
      requestAs(
        test,
        own.email,
        `/service/api/contacts/welcomeBonus?phone=${encodeURIComponent(phone)}`,
      );
    const response = await welcomeBonusOf(`8900${own.bitrixId}`);
    expect(v.parse(welcomeBonusResponse, await response.json())).toMatchObject({
      welcomeBonus: 250,
    });
    expect((await welcomeBonusOf(`+7900${other.bitrixId}`)).status).toBe(404);
    expect((await welcomeBonusOf('12')).status).toBe(400);
  });
});
