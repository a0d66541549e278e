import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDb } from '#server/database/db.ts';
import { seedAll } from '#server/demo/fill-database.ts';
import { cardsResponse } from '#src/contract/member/cards.ts';
import { contactsResponse } from '#src/contract/member/contacts.ts';
import { operationsResponse } from '#src/contract/programme/operations.ts';
import { welcomeBonusResponse } from '#src/contract/programme/support.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { openFreshEmbedded } from '#tests/support/database/fresh-database.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { cardForm } from '#tests/support/people/card-form.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { lastVerificationCode, requestAs } from '#tests/support/service/request-as.ts';
import { createAppOn } from '#tests/support/service/test-app.ts';

const NEW = 'new@example.test';
const PHONE = '+79161234567';
const LINK = '/service/api/bitrixLinkCard';
const VERIFY = '/service/api/phoneVerification';

let store: OpenDb;
let test: { readonly app: ReturnType<typeof createAppOn>; readonly db: OpenDb['db'] };
beforeAll(async () => {
  store = await openFreshEmbedded();
  await seedAll(store.db, { now: new Date() });
  test = { db: store.db, app: createAppOn(store.db) };
});
afterAll(() => store.close());

const post = (path: string, body: object, requestId?: string) =>
  requestAs(test, NEW, path, { method: 'POST', body, ...(requestId && { requestId }) });
const bonusOf = async () => {
  const { operations } = v.parse(operationsResponse, await getAs(test, NEW, 'v2/api/operations'));
  return operations.filter(({ type }) => type === 'WELCOME').map(({ amount }) => amount);
};

describe('the applicant who has only a sign-in', () => {
  it('[R1.3][R7.10] earns the welcome bonus by the get-card form and the code, once', async () => {
    expect((await requestAs(test, NEW, '/service/api/user/get')).status).toBe(404);
    expect((await post('/service/api/user/add', {})).status).toBe(200);
    expect((await post(LINK, { typeId: CARD_TYPE.virtual })).status).toBe(200);
    expect(await bonusOf()).toEqual([]);

    const form = cardForm(NEW, PHONE);
    const early = await post(LINK, form);
    expect(early.status).toBe(409);
    expect((await readBody(early)).errorCode).toBe('PHONE_NOT_VERIFIED');

    expect((await post(VERIFY, { phone: '8 (916) 123-45-67' })).status).toBe(200);
    const code = await lastVerificationCode(test, PHONE);
    expect((await requestAs(test, NEW, `${VERIFY}?code=${code}`)).status).toBe(200);

    // The refused form goes out under a new request id, twice: the first response may be lost.
    const requestId = crypto.randomUUID();
    for (const response of [await post(LINK, form, requestId), await post(LINK, form, requestId)]) {
      expect(response.status).toBe(200);
      const { cards } = v.parse(cardsResponse, await response.json());
      expect(cards.find(({ typeId }) => typeId === CARD_TYPE.physical)?.status).toBe(
        CARD_STATUS.active,
      );
    }
    expect(await bonusOf()).toEqual([250]);
    const { contacts } = v.parse(contactsResponse, await getAs(test, NEW, 'v2/api/contacts'));
    expect(contacts[0]).toMatchObject({ balance: 250, verifiedPhone: PHONE });
    const bonus = await getAs(
      test,
      NEW,
      `api/contacts/welcomeBonus?phone=${encodeURIComponent(PHONE)}`,
    );
    expect(v.parse(welcomeBonusResponse, bonus)).toEqual({ welcomeBonus: 250, given: true });
  });
});
