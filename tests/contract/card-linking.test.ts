import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, operationTotals } from '#server/store/ledger.ts';
import { requireMember } from '#server/store/members.ts';
import { card } from '#server/store/schema/card.ts';
import { cardsAnswer } from '#src/contract/cards.ts';
import { clientAnswer } from '#src/contract/client.ts';
import { contactTrackingAnswer } from '#src/contract/contact-tracking.ts';
import { contactsAnswer } from '#src/contract/contacts.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/card.ts';
import { readBody } from '#tests/support/buy.ts';
import { callAs, lastCode, type Call } from '#tests/support/call-as.ts';
import { cardForm } from '#tests/support/card-form.ts';
import { age } from '#tests/support/codes.ts';
import { getAs } from '#tests/support/get-as.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let people = 0;
const newPerson = () => `person${(people += 1)}@example.test`;
const newPhone = () => `+7900100${String((people += 1)).padStart(4, '0')}`;

const link = (email: string, body: object, more: Call = {}) =>
  callAs(test, email, '/service/api/bitrixLinkCard', { method: 'POST', body, ...more });
const cardsOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return v.parse(cardsAnswer, await answer.json()).cards;
};
const track = async (email: string) =>
  v.parse(contactTrackingAnswer, await getAs(test, email, 'api/contactTracking')).events;

/** Proves a phone to be the person's by the code that it gets. */
async function verify(email: string, phone: string): Promise<void> {
  const path = '/service/api/phoneVerification';
  await callAs(test, email, path, { method: 'POST', body: { phone } });
  const answer = await callAs(test, email, `${path}?code=${await lastCode(test, phone)}`);
  expect(answer.status).toBe(200);
}

describe('a virtual card by itself', () => {
  it('[R4.18][R7.6] a person without any card gets one, once', async () => {
    const person = newPerson();
    const cards = await cardsOf(await link(person, { typeId: 1 }));
    expect(cards).toMatchObject([{ typeId: CARD_TYPE.virtual, status: CARD_STATUS.active }]);
    expect(cards[0]?.cardHash.length).toBeGreaterThanOrEqual(32);
    expect(await cardsOf(await link(person, { typeId: 1 }))).toEqual(cards);
    const { contacts } = v.parse(contactsAnswer, await getAs(test, person, 'v2/api/contacts'));
    expect(contacts).toHaveLength(1);
  });

  it('[R4.18] who has a physical card gets no virtual one', async () => {
    const { email } = test.seed.notStudent;
    const cards = await cardsOf(await link(email, { typeId: 1 }));
    expect(cards.map(({ typeId }) => typeId)).toEqual([CARD_TYPE.physical]);
  });
});

describe('the get-card form', () => {
  it('[R7.6][R1.3] gives contact, record, active physical card and the welcome bonus, each once', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    await link(person, { typeId: 1 });
    await verify(person, phone);
    await track(person);
    const form = cardForm(person, phone);
    const cards = await cardsOf(await link(person, form));
    expect(cards.map(({ typeId, status }) => [typeId, status])).toEqual([
      [CARD_TYPE.virtual, CARD_STATUS.active],
      [CARD_TYPE.physical, CARD_STATUS.active],
    ]);
    expect((await track(person)).sort()).toEqual(['cards', 'contacts']);
    expect(await cardsOf(await link(person, form))).toEqual(cards);
    const { id } = await requireMember(test.db, person);
    expect(await operationTotals(test.db, id, 'WELCOME')).toEqual({ count: 1, amount: 250 });
    const { client } = v.parse(clientAnswer, await getAs(test, person, 'api/user/get'));
    expect(client).toMatchObject({
      name: 'Нигора',
      surname: 'Собирова',
      patronymic: 'Рустамовна',
      birth_date: '2003-05-06',
      phone,
      updated_terms: true,
    });
    const { contacts } = v.parse(contactsAnswer, await getAs(test, person, 'v2/api/contacts'));
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
    const host = 'http://people.localhost';
    const answer = await callAs(test, person, `${host}/service/api/bitrixLinkCard`, {
      method: 'POST',
      body: cardForm(person, phone),
    });
    expect(answer.status).toBe(200);
    expect(await balanceOf(test.db, (await requireMember(test.db, person)).id)).toBe(5000);
  });

  it('[R5.5] a middle name is required unless the box waives it', async () => {
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
  ])('[R5.5][R5.6] %s %j is refused with the field, in both languages', async (field, value) => {
    const person = newPerson();
    const form = { ...cardForm(person, newPhone()), [field]: value };
    const texts = new Set<string>();
    for (const language of ['ru', 'uz']) {
      const answer = await link(person, form, { headers: { 'Accept-Language': language } });
      expect(answer.status).toBe(400);
      const body = await readBody(answer);
      expect(body.field).toBe(field);
      texts.add(body.message);
    }
    expect(texts.size).toBe(2);
    expect((await callAs(test, person, '/service/api/user/get')).status).toBe(404);
  });

  it('[R7.6] without the phone’s code there is no card', async () => {
    const [person, phone] = [newPerson(), newPhone()];
    const answer = await link(person, cardForm(person, phone));
    expect(answer.status).toBe(409);
    expect(await readBody(answer)).toMatchObject({
      errorCode: 'PHONE_NOT_VERIFIED',
      field: 'phone',
      message: 'Сначала подтверди номер телефона кодом',
    });
    expect((await getAs(test, person, 'api/cards')) as object).toEqual({ cards: [] });
  });

  it('[R7.6] a phone that another member verified gives no second card', async () => {
    const [first, second, phone] = [newPerson(), newPerson(), newPhone()];
    await verify(first, phone);
    await link(first, cardForm(first, phone));
    await age(test, phone, 61);
    await verify(second, phone);
    const answer = await link(second, cardForm(second, phone));
    expect(await readBody(answer)).toMatchObject({ errorCode: 'PHONE_IN_USE', field: 'phone' });
  });

  it.each([CARD_STATUS.off, CARD_STATUS.blocked])(
    '[R1.7] who has a card in status %i keeps that one',
    async (status) => {
      const [person, phone] = [newPerson(), newPhone()];
      await verify(person, phone);
      await link(person, cardForm(person, phone));
      const { id } = await requireMember(test.db, person);
      await test.db.update(card).set({ status }).where(eq(card.memberId, id));
      const answer = await link(person, cardForm(person, phone));
      expect(answer.status).toBe(409);
      expect((await readBody(answer)).errorCode).toBe('CARD_NOT_ACTIVE');
      expect(await test.db.$count(card, eq(card.memberId, id))).toBe(1);
    },
  );

  it('[R4.15] who signs in with the new address of a record does not become a second member', async () => {
    const { student } = test.seed;
    await callAs(test, student.email, `/service/api/user/${student.id}/emailConfirmation`, {
      method: 'PUT',
      body: { change_client_email: 'coming@example.test' },
    });
    const answer = await link('coming@example.test', { typeId: 1 });
    expect(answer.status).toBe(409);
    expect((await getAs(test, 'coming@example.test', 'api/cards')) as object).toEqual({
      cards: [],
    });
  });

  it('[R6.3] nothing is issued in owner view', async () => {
    const answer = await callAs(
      test,
      'boss@example.test',
      '/service/api/bitrixLinkCard?ownerEmail=x@example.test',
      { method: 'POST', body: { typeId: 1 }, roles: ['admin'] },
    );
    expect(answer.status).toBe(403);
  });
});
