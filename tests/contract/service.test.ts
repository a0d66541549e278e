import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityUnavailableError } from '#server/identity/principal.ts';
import { client } from '#server/store/schema/client.ts';
import { cardsAnswer } from '#src/contract/cards.ts';
import { clientAnswer } from '#src/contract/client.ts';
import { contactTrackingAnswer } from '#src/contract/contact-tracking.ts';
import { contactDetailAnswer, contactsAnswer } from '#src/contract/contacts.ts';
import { operationsAnswer, operationsDictionaryAnswer } from '#src/contract/operations.ts';
import { ordersAnswer } from '#src/contract/orders.ts';
import { catalogItemsAnswer, productAnswer, productsAnswer } from '#src/contract/products.ts';
import { readBody } from '#tests/support/buy.ts';
import { getAs } from '#tests/support/get-as.ts';
import { createTestApp, testVerifier, tokenOf, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let isIdentityAway = false;
beforeAll(async () => {
  test = await createTestApp({
    verify: (token) =>
      isIdentityAway ? Promise.reject(new IdentityUnavailableError('away')) : testVerifier(token),
  });
});
afterAll(() => test.close());

const STUDENT = 'student@example.test';
const ask = async (path: string, headers: Record<string, string>, method = 'GET') =>
  test.app.request(`/service/${path}`, { method, headers });
const askAs = (token: string, path: string, method = 'GET') =>
  ask(path, { Authorization: `Bearer ${token}` }, method);

describe('each call keeps the contract', () => {
  it.each([
    ['[R7.4]', 'v2/api/contacts?include=deals,manager,hasWin', contactsAnswer],
    ['[R7.5]', 'api/cards', cardsAnswer],
    ['[R7.7]', 'api/contacts/detail?xmlId=FRIEND', contactDetailAnswer],
    ['[R7.8]', 'v2/api/operations?limit=1', operationsAnswer],
    ['[R7.9]', 'api/dictionary/operations', operationsDictionaryAnswer],
    ['[R7.11]', 'api/contactTracking', contactTrackingAnswer],
    ['[R7.16]', 'api/user/get', clientAnswer],
    ['[R7.25]', 'v2/api/orders', ordersAnswer],
    ['[R7.35]', 'api/products', productsAnswer],
    ['[R7.35]', 'api/products/1', productAnswer],
    ['[R7.35]', 'api/brands', catalogItemsAnswer],
    ['[R7.35]', 'api/categories', catalogItemsAnswer],
    ['[R7.35]', 'api/subCategories', catalogItemsAnswer],
    ['[R7.35]', 'api/productTypes', catalogItemsAnswer],
  ])('%s GET %s', async (_row, path, schema) => {
    v.parse(schema, await getAs(test, STUDENT, path));
  });

  it('[R7.4] a contact tells the balance, and deals and manager when asked', async () => {
    const plain = v.parse(contactsAnswer, await getAs(test, STUDENT, 'v2/api/contacts'));
    expect(plain.contacts[0]).toMatchObject({ balance: 5000 });
    expect(plain.contacts[0]).not.toHaveProperty('deals');
    const full = v.parse(
      contactsAnswer,
      await getAs(test, STUDENT, 'v2/api/contacts?include=deals,manager,hasWin'),
    );
    expect(full.contacts[0]).toMatchObject({
      hasWin: true,
      deals: [{ stageId: 'WON' }],
      manager: { name: 'Мария Менеджер' },
    });
  });

  it('[R4.16] a person without a record has no contact and no client', async () => {
    const found = v.parse(contactsAnswer, await getAs(test, 'new@example.test', 'v2/api/contacts'));
    expect(found.contacts).toEqual([]);
    expect((await askAs(tokenOf('new@example.test'), 'api/user/get')).status).toBe(404);
  });

  it('[R4.16] a client record carries no confirmation code', async () => {
    expect(JSON.stringify(await getAs(test, STUDENT, 'api/user/get'))).not.toMatch(/code/i);
  });
});

describe('who may see what', () => {
  it('[R1.9] nobody without a token, and nobody with a bad one', async () => {
    expect((await ask('api/cards', {})).status).toBe(401);
    const bad = await askAs('forged', 'api/cards');
    expect(bad.status).toBe(401);
    expect(bad.headers.get('www-authenticate')).toBe('Bearer');
    expect((await readBody(bad)).errorCode).toBe('UNAUTHENTICATED');
  });

  it('[R4.11] while the identity provider is away a session is not ended: 503', async () => {
    isIdentityAway = true;
    const answer = await askAs(tokenOf(STUDENT), 'api/cards');
    isIdentityAway = false;
    expect(answer.status).toBe(503);
    expect((await readBody(answer)).errorCode).toBe('IDENTITY_UNAVAILABLE');
  });

  it('[R6.2] the own e-mail in any case is fine, another’s is refused', async () => {
    const token = tokenOf(STUDENT);
    expect((await askAs(token, 'api/cards?email=STUDENT@example.test')).status).toBe(200);
    for (const name of ['email', 'ownerEmail']) {
      const answer = await askAs(token, `api/cards?${name}=not-student@example.test`);
      expect(answer.status).toBe(403);
      expect((await readBody(answer)).errorCode).toBe('FORBIDDEN');
    }
    expect((await askAs(token, `api/cards?email=${STUDENT}&email=x@example.test`)).status).toBe(
      400,
    );
  });

  it.each(['admin', 'manager', 'tokens-admin', 'tokens-manager'])(
    '[R6.1][R6.3] %s looks at an owner and changes nothing',
    async (role) => {
      const token = tokenOf('boss@example.test', { roles: [role] });
      const answer = await askAs(token, `v2/api/contacts?ownerEmail=${STUDENT}`);
      const { contacts } = v.parse(contactsAnswer, await answer.json());
      expect(contacts[0]?.full_name).toBe(STUDENT);
      const write = await askAs(token, `api/orders?ownerEmail=${STUDENT}`, 'POST');
      expect(write.status).toBe(403);
      expect((await readBody(write)).message).toBe('Запрещено совершать операции');
    },
  );

  it('[R6.1] a role of another kind opens nobody’s area', async () => {
    const token = tokenOf('boss@example.test', { roles: ['support'] });
    expect((await askAs(token, `api/cards?ownerEmail=${STUDENT}`)).status).toBe(403);
  });

  it('[R6.3] a write that is marked as coming from an owner’s area is refused', async () => {
    const answer = await ask(
      'api/orders',
      { Authorization: `Bearer ${tokenOf(STUDENT)}`, 'x-source-lp': 'personalAreaPartnerLP' },
      'POST',
    );
    expect(answer.status).toBe(403);
  });
});

describe('contactTracking', () => {
  const track = async (sid: string) => {
    const answer = await askAs(tokenOf('not-student@example.test', { sid }), 'api/contactTracking');
    return v.parse(contactTrackingAnswer, await answer.json()).events;
  };
  const raise = (path: string, body: object) =>
    test.app.request(`/sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'not-student@example.test', ...body }),
    });

  it('[R7.11] every session hears of a change once, also when its tabs ask together', async () => {
    await track('phone');
    await track('laptop');
    await raise('operations', { type: 'FRIEND', amount: 1 });
    await raise('cards', { typeId: 1, status: 1 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => track('phone')));
    expect(answers.flat().sort()).toEqual(['cards', 'contacts']);
    expect((await track('laptop')).sort()).toEqual(['cards', 'contacts']);
    expect(await track('phone')).toEqual([]);
  });
});

describe('errors and the catalogue', () => {
  it('an answer that breaks the contract is a 500 that names the field', async () => {
    const { id } = test.seed.notStudent;
    const sex = 'unknown' as 'male';
    await test.db
      .insert(client)
      .values({ memberId: id, name: 'А', surname: 'Б', email: 'not-student@example.test', sex });
    const answer = await askAs(tokenOf('not-student@example.test'), 'api/user/get');
    expect(answer.status).toBe(500);
    expect(await readBody(answer)).toMatchObject({ errorCode: 'INTERNAL', field: 'client.sex' });
  });

  it('[R8.1] an unknown path is a 404 in JSON, in the reader’s language', async () => {
    const headers = { Authorization: `Bearer ${tokenOf(STUDENT)}` };
    expect((await readBody(await ask('api/none', headers))).message).toBe('Не найдено');
    const uzbek = await ask('api/none', { ...headers, 'Accept-Language': 'uz,ru;q=0.5' });
    expect(uzbek.status).toBe(404);
    expect((await readBody(uzbek)).message).toBe('Topilmadi');
  });

  it('[R8.2] a wrong query names its field', async () => {
    const answer = await askAs(tokenOf(STUDENT), 'v2/api/operations?limit=0');
    expect(answer.status).toBe(400);
    expect(await readBody(answer)).toMatchObject({ errorCode: 'INVALID', field: 'limit' });
  });

  it.each(['api/products?brand=99999999999', 'api/products?q=%00', 'v2/api/orders?status=%00'])(
    'a value that no row can hold is a mistake in the request: %s',
    async (path) => {
      expect((await askAs(tokenOf(STUDENT), path)).status).toBe(400);
    },
  );

  it('[R9.3] personal answers are never kept, the catalogue is asked about by ETag', async () => {
    const personal = await askAs(tokenOf(STUDENT), 'api/cards');
    expect(personal.headers.get('cache-control')).toBe('no-store');
    const products = await askAs(tokenOf(STUDENT), 'api/products');
    const etag = products.headers.get('etag') ?? '';
    const again = await ask('api/products', {
      Authorization: `Bearer ${tokenOf(STUDENT)}`,
      'If-None-Match': etag,
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each(['', '&sort=price', '&sort=-price'])(
    '[R7.35] the pages of the catalogue%s hold every item once',
    async (sort) => {
      const ids: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const page: v.InferOutput<typeof productsAnswer> = v.parse(
          productsAnswer,
          await getAs(test, STUDENT, `api/products?limit=2${sort}${at}`),
        );
        expect(page.total).toBe(3);
        ids.push(...page.products.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect([...ids].sort((a, b) => a - b)).toEqual([1, 2, 3]);
    },
  );
});
