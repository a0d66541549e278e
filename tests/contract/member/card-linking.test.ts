import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { requireMember } from '#server/members/members.ts';
import { balanceOf, operationTotals } from '#server/operations/ledger.ts';
import { cardsResponse } from '#src/contract/member/cards.ts';
import { clientResponse } from '#src/contract/member/client.ts';
import { contactsResponse } from '#src/contract/member/contacts.ts';
import { contactTrackingResponse } from '#src/contract/programme/contact-tracking.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { ageCodes } from '#tests/support/people/age-codes.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { cardForm } from '#tests/support/people/card-form.ts';
import { emailChangeRequests } from '#tests/support/people/email-change.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import {
  requestAs,
  lastVerificationCode,
  type RequestOptions,
} from '#tests/support/service/request-as.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
const newPerson = () => `person${(count += 1)}@example.test`;
const newPhone = () => `+7900100${String((count += 1)).padStart(4, '0')}`;

const link = (email: string, body: object, options: RequestOptions = {}) =>
  requestAs(test, email, '/service/api/bitrixLinkCard', { method: 'POST', body, ...options });
const cardsOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return v.parse(cardsResponse, await response.json()).cards;
};
const fetchEvents = async (email: string) =>
  v.parse(contactTrackingResponse, await getAs(test, email, 'api/contactTracking')).events;

/** Verifies a person's phone with the code that is sent to it. */
async function verify(email: string, phone: string): Promise<void> {
  const path = '/service/api/phoneVerification';
  await requestAs(test, email, path, { method: 'POST', body: { phone } });
  const response = await requestAs(
    test,
    email,
    `${path}?code=${await lastVerificationCode(test, phone)}`,
  );
  expect(response.status).toBe(200);
}

describe('the virtual card', () => {
  it('[R4.18][R7.6] a person without any card gets one; a second request adds none', async () => {
    const person = newPerson();
    const cards = await cardsOf(await link(person, { typeId: 1 }));
    expect(cards).toMatchObject([{ typeId: CARD_TYPE.virtual, status: CARD_STATUS.active }]);
    expect(cards[0]?.cardHash.length).toBeGreaterThanOrEqual(32);
    expect(await cardsOf(await link(person, { typeId: 1 }))).toEqual(cards);
    const { contacts } = v.parse(contactsResponse, await getAs(test, person, 'v2/api/contacts'));
    expect(contacts).toHaveLength(1);
  });

  it('[R4.18] a member with a physical card gets no virtual card', async () => {
    const { email } = test.seed.notStudent;
    const cards = await cardsOf(await link(email, { typeId: 1 }));
    expect(cards.map(({ typeId }) => typeId)).toEqual([CARD_TYPE.physical]);
  });
});

describe('the get-card form', () => {
  it('[R7.6][R1.3] creates contact, client record, active physical card and welcome bonus, each once', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await link(person, { typeId: 1 });
    await verify(person, phone);
    await fetchEvents(person);
    const form = cardForm(person, phone);
    const cards = await cardsOf(await link(person, form));
    expect(cards.map(({ typeId, status }) => [typeId, status])).toEqual([
      [CARD_TYPE.virtual, CARD_STATUS.active],
      [CARD_TYPE.physical, CARD_STATUS.active],
    ]);
    expect((await fetchEvents(person)).sort()).toEqual(['cards', 'contacts']);
    expect(await cardsOf(await link(person, form))).toEqual(cards);
    const { id } = await requireMember(test.db, person);
    expect(await operationTotals(test.db, id, 'WELCOME')).toEqual({ count: 1, amount: 250 });
    const { client } = v.parse(clientResponse, await getAs(test, person, 'api/user/get'));
    expect(client).toMatchObject({
      name: 'Нигора',
      surname: 'Собирова',
      patronymic: 'Рустамовна',
      birth_date: '2003-05-06',
      phone,
      updated_terms: true,
    });
    const { contacts } = v.parse(contactsResponse, await getAs(test, person, 'v2/api/contacts'));
    expect(contacts[0]).toMatchObject({
      full_name: 'Собирова Нигора Рустамовна',
      phones: [phone],
      verifiedPhone: phone,
      partnerId: 1,
      balance: 250,
    });
  });

  it('[R1.3] in the brand people the welcome bonus is 5000', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await verify(person, phone);
    const response = await requestAs(test, person, '/service/api/bitrixLinkCard', {
      method: 'POST',
      body: cardForm(person, phone),
      headers: { Authorization: `Bearer ${tokenOf(person, { host: 'people.localhost' })}` },
    });
    expect(response.status).toBe(200);
    expect(await balanceOf(test.db, (await requireMember(test.db, person)).id)).toBe(5000);
  });

  it('[R5.5] requires a middle name unless the person says that they have none', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await verify(person, phone);
    const { patronymic: _, ...form } = cardForm(person, phone);
    expect(await readBody(await link(person, form))).toMatchObject({
      field: 'patronymic',
      message: 'Поле обязательно для заполнения',
    });
    expect((await link(person, { ...form, noPatronymic: true })).status).toBe(200);
  });

  it.each([
    ['name', ''],
    ['name', 'Анна1'],
    ['surname', undefined],
    ['patronymic', '@@'],
    ['phone', '123'],
    ['sex', 'other'],
    ['birth_date', '2999-01-01'],
    ['birth_date', '21.11.2000'],
    ['email', 'other@example.test'],
    ['email', 'nonsense'],
    ['policyAgreement', false],
    ['termsAgreement', undefined],
    ['typeId', 3],
    ['typeId', undefined],
  ])(
    '[R5.5][R5.6] refuses %s %j, names the field and gives the reason in both languages',
    async (field, value) => {
      const person = newPerson();
      const form = { ...cardForm(person, newPhone()), [field]: value };
      const texts = new Set<string>();
      for (const language of ['ru', 'uz']) {
        const response = await link(person, form, { headers: { 'Accept-Language': language } });
        expect(response.status).toBe(400);
        const body = await readBody(response);
        expect(body.field).toBe(field);
        texts.add(body.message);
      }
      expect(texts.size).toBe(2);
      expect((await requestAs(test, person, '/service/api/user/get')).status).toBe(404);
    },
  );

  it('[R7.6] issues no card for a phone that is not verified', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    const response = await link(person, cardForm(person, phone));
    expect(response.status).toBe(409);
    expect(await readBody(response)).toMatchObject({
      errorCode: 'PHONE_NOT_VERIFIED',
      field: 'phone',
      message: 'Сначала подтверди номер телефона кодом',
    });
    expect((await getAs(test, person, 'api/cards')) as object).toEqual({ cards: [] });
  });

  it('[R7.6] issues no card for a phone that another member’s card uses', async () => {
    const [first, second, phone] = [newPerson(), newPerson(), newPhone()];
    await verify(first, phone);
    await link(first, cardForm(first, phone));
    await ageCodes(test, phone, 61);
    await verify(second, phone);
    const response = await link(second, cardForm(second, phone));
    expect(await readBody(response)).toMatchObject({ errorCode: 'PHONE_IN_USE', field: 'phone' });
  });

  it.each([CARD_STATUS.off, CARD_STATUS.blocked])(
    '[R1.7] issues no second card to a member whose card has the status %i',
    async (status) => {
      const [person, phone] = [newPerson(), newPhone()];
      await verify(person, phone);
      await link(person, cardForm(person, phone));
      const { id } = await requireMember(test.db, person);
      await test.db.update(card).set({ status }).where(eq(card.memberId, id));
      const response = await link(person, cardForm(person, phone));
      expect(response.status).toBe(409);
      expect((await readBody(response)).errorCode).toBe('CARD_NOT_ACTIVE');
      expect(await test.db.$count(card, eq(card.memberId, id))).toBe(1);
    },
  );

  it('[R4.15] creates no second member for the confirmed new address of an e-mail change', async () => {
    const { newEmail } = await emailChangeRequests(test).addConfirmedMember();
    const response = await link(newEmail, { typeId: 1 });
    expect(response.status).toBe(409);
    expect((await getAs(test, newEmail, 'api/cards')) as object).toEqual({ cards: [] });
  });

  it('[R6.3] issues no card in owner view', async () => {
    const response = await requestAs(
      test,
      'manager@example.test',
      '/service/api/bitrixLinkCard?ownerEmail=x@example.test',
      { method: 'POST', body: { typeId: 1 }, roles: ['admin'] },
    );
    expect(response.status).toBe(403);
  });
});
