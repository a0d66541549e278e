import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { cardForm } from '#tests/support/people/card-form.ts';
import { lastVerificationCode, requestAs } from '#tests/support/service/request-as.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';
import { untilServed } from '#tests/support/service/until-served.ts';

const HOUR_MS = 3_600_000;
const databases = await testDatabases();

describe.each(databases)('one phone on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  /** Marks the phone as the person's, as the right code does. */
  const confirmPhone = (email: string, phone: string) =>
    test.db.insert(confirmationCode).values({
      purpose: 'phone',
      holder: `sub-${email}`,
      address: phone,
      codeHash: '',
      sentAt: new Date(Date.now() - HOUR_MS),
      deadline: new Date(),
      confirmedAt: new Date(),
    });
  const sendForm = (email: string, phone: string, language = 'ru') => {
    const requestId = randomUUID();
    return untilServed(() =>
      requestAs(test, email, '/service/api/bitrixLinkCard', {
        method: 'POST',
        body: cardForm(email, phone),
        requestId,
        headers: { 'Accept-Language': language },
      }),
    );
  };
  const counts = async () => ({
    cards: await test.db.$count(card, eq(card.typeId, CARD_TYPE.physical)),
    bonuses: await test.db.$count(operation, eq(operation.type, 'WELCOME')),
  });

  it('[R1.3][R2.28] earns one card and one bonus when a hundred people send the form at once', async () => {
    const phone = '+79005551001';
    const emails = Array.from({ length: 100 }, (_, index) => `crowd${index}@example.test`);
    for (const email of emails) await confirmPhone(email, phone);
    const before = await counts();
    const responses = await Promise.all(emails.map((email) => sendForm(email, phone)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(99);
    for (const response of refused) {
      expect(await readBody(response)).toMatchObject({ errorCode: 'PHONE_IN_USE', field: 'phone' });
    }
    expect(await counts()).toEqual({ cards: before.cards + 1, bonuses: before.bonuses + 1 });
  });

  it('[R1.3][R2.28] earns nothing more after its member verified another one, and the refusal says what to do', async () => {
    const phones = ['+79005551002', '+79005551003'] as const;
    const before = await counts();
    await confirmPhone('first-owner@example.test', phones[0]);
    expect((await sendForm('first-owner@example.test', phones[0])).status).toBe(200);
    const path = '/service/api/phoneVerification';
    const body = { phone: phones[1] };
    await requestAs(test, 'first-owner@example.test', path, { method: 'POST', body });
    const code = await lastVerificationCode(test, phones[1]);
    const verified = await requestAs(test, 'first-owner@example.test', `${path}?code=${code}`);
    expect(verified.status).toBe(200);
    const texts: Record<string, string> = {
      ru: 'По этому номеру карту уже выдали. Укажи другой свой номер или напиши в поддержку',
      uz: 'Bu raqam boʻyicha karta allaqachon berilgan. Boshqa raqamingizni koʻrsating yoki yordam xizmatiga yozing',
    };
    for (const [language, message] of Object.entries(texts)) {
      const email = `next-owner-${language}@example.test`;
      await confirmPhone(email, phones[0]);
      const response = await sendForm(email, phones[0], language);
      expect(await readBody(response)).toMatchObject({ errorCode: 'PHONE_IN_USE', message });
      // With a phone of their own they get the card.
      const own = language === 'ru' ? '+79005551004' : '+79005551005';
      await confirmPhone(email, own);
      expect((await sendForm(email, own)).status).toBe(200);
    }
    expect(await counts()).toEqual({ cards: before.cards + 3, bonuses: before.bonuses + 3 });
  });
});
