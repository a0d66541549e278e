import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#server/database/schema/member/client.ts';
import { IdentityUnavailableError } from '#server/identity/principal.ts';
import { cardsResponse } from '#src/contract/member/cards.ts';
import { clientResponse } from '#src/contract/member/client.ts';
import { contactDetailResponse, contactsResponse } from '#src/contract/member/contacts.ts';
import { contactTrackingResponse } from '#src/contract/programme/contact-tracking.ts';
import {
  operationsResponse,
  operationsDictionaryResponse,
} from '#src/contract/programme/operations.ts';
import { ordersResponse } from '#src/contract/shop/orders.ts';
import {
  catalogItemsResponse,
  productResponse,
  productsResponse,
} from '#src/contract/shop/products.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import {
  createTestApp,
  testVerifier,
  tokenOf,
  type TestApp,
} from '#tests/support/service/test-app.ts';

let test: TestApp;
let isIdentityUnavailable = false;
beforeAll(async () => {
  test = await createTestApp({
    verify: (token) =>
      isIdentityUnavailable
        ? Promise.reject(new IdentityUnavailableError('unavailable'))
        : testVerifier(token),
  });
});
afterAll(() => test.close());

const STUDENT = 'student@example.test';
const sendRequest = async (path: string, headers: Record<string, string>, method = 'GET') =>
  test.app.request(`/service/${path}`, { method, headers });
const requestWithToken = (token: string, path: string, method = 'GET') =>
  sendRequest(path, { Authorization: `Bearer ${token}` }, method);

describe('each response keeps the contract', () => {
  it.each([
    ['[R7.4]', 'v2/api/contacts?include=deals,hasWin', contactsResponse],
    ['[R7.4]', 'v2/api/contacts?include=manager,hasWin', contactsResponse],
    ['[R7.5]', 'api/cards', cardsResponse],
    ['[R7.7]', 'api/contacts/detail?xmlId=FRIEND', contactDetailResponse],
    ['[R7.8]', 'v2/api/operations?limit=1', operationsResponse],
    ['[R7.9]', 'api/dictionary/operations', operationsDictionaryResponse],
    ['[R7.11]', 'api/contactTracking', contactTrackingResponse],
    ['[R7.16]', 'api/user/get', clientResponse],
    ['[R7.25]', 'v2/api/orders', ordersResponse],
    ['[R7.35]', 'api/products', productsResponse],
    ['[R7.35]', 'api/products/1', productResponse],
    ['[R7.35]', 'api/brands', catalogItemsResponse],
    ['[R7.35]', 'api/categories', catalogItemsResponse],
    ['[R7.35]', 'api/subCategories', catalogItemsResponse],
    ['[R7.35]', 'api/productTypes', catalogItemsResponse],
  ])('%s GET %s', async (_row, path, schema) => {
    v.parse(schema, await getAs(test, STUDENT, path));
  });

  it('[R7.4] a contact has the balance, and deals and manager only when the request includes them', async () => {
    const withoutIncludes = v.parse(
      contactsResponse,
      await getAs(test, STUDENT, 'v2/api/contacts'),
    );
    expect(withoutIncludes.contacts[0]).toMatchObject({ balance: 5000 });
    expect(withoutIncludes.contacts[0]).not.toHaveProperty('deals');
    const withIncludes = v.parse(
      contactsResponse,
      await getAs(test, STUDENT, 'v2/api/contacts?include=deals,manager,hasWin'),
    );
    expect(withIncludes.contacts[0]).toMatchObject({
      hasWin: true,
      deals: [{ stageId: 'WON' }],
      manager: { name: 'Мария Менеджер' },
    });
  });

  it('[R4.16] a person without a record has no contact and no client', async () => {
    const found = v.parse(
      contactsResponse,
      await getAs(test, 'new@example.test', 'v2/api/contacts'),
    );
    expect(found.contacts).toEqual([]);
    expect((await requestWithToken(tokenOf('new@example.test'), 'api/user/get')).status).toBe(404);
  });

  it('[R4.16] a client record contains no confirmation code', async () => {
    expect(JSON.stringify(await getAs(test, STUDENT, 'api/user/get'))).not.toMatch(/code/i);
  });
});

describe('access', () => {
  it('[R1.9] a request without a token or with an invalid one gets 401', async () => {
    expect((await sendRequest('api/cards', {})).status).toBe(401);
    const forged = await requestWithToken('forged', 'api/cards');
    expect(forged.status).toBe(401);
    expect(forged.headers.get('www-authenticate')).toBe('Bearer');
    expect((await readBody(forged)).errorCode).toBe('UNAUTHENTICATED');
  });

  it('[R4.11] while the identity provider is unavailable the status is 503, so that the session does not end', async () => {
    isIdentityUnavailable = true;
    const response = await requestWithToken(tokenOf(STUDENT), 'api/cards');
    isIdentityUnavailable = false;
    expect(response.status).toBe(503);
    expect((await readBody(response)).errorCode).toBe('IDENTITY_UNAVAILABLE');
  });

  it('[R6.2] the sender’s own e-mail is accepted in upper and lower case, another e-mail is refused', async () => {
    const token = tokenOf(STUDENT);
    expect((await requestWithToken(token, 'api/cards?email=STUDENT@example.test')).status).toBe(
      200,
    );
    for (const name of ['email', 'ownerEmail']) {
      const response = await requestWithToken(token, `api/cards?${name}=not-student@example.test`);
      expect(response.status).toBe(403);
      expect((await readBody(response)).errorCode).toBe('FORBIDDEN');
    }
    expect(
      (await requestWithToken(token, `api/cards?email=${STUDENT}&email=x@example.test`)).status,
    ).toBe(400);
  });

  it.each(['admin', 'manager', 'tokens-admin', 'tokens-manager'])(
    '[R6.1][R6.3] the role %s can read an owner’s data and cannot change it',
    async (role) => {
      const token = tokenOf('manager@example.test', { roles: [role] });
      const response = await requestWithToken(token, `v2/api/contacts?ownerEmail=${STUDENT}`);
      const { contacts } = v.parse(contactsResponse, await response.json());
      expect(contacts[0]?.full_name).toBe(STUDENT);
      const write = await requestWithToken(token, `api/orders?ownerEmail=${STUDENT}`, 'POST');
      expect(write.status).toBe(403);
      expect((await readBody(write)).message).toBe('Запрещено совершать операции');
    },
  );

  it('[R6.1] another role cannot read an owner’s data', async () => {
    const token = tokenOf('manager@example.test', { roles: ['support'] });
    expect((await requestWithToken(token, `api/cards?ownerEmail=${STUDENT}`)).status).toBe(403);
  });

  it('[R6.3] a write with the owner view’s source header is refused', async () => {
    const response = await sendRequest(
      'api/orders',
      { Authorization: `Bearer ${tokenOf(STUDENT)}`, 'x-source-lp': 'personalAreaPartnerLP' },
      'POST',
    );
    expect(response.status).toBe(403);
  });
});

describe('contactTracking', () => {
  const poll = async (sid: string) => {
    const response = await requestWithToken(
      tokenOf('not-student@example.test', { sid }),
      'api/contactTracking',
    );
    return v.parse(contactTrackingResponse, await response.json()).events;
  };

  it('[R7.11] each session gets a change once, also when its tabs poll at once', async () => {
    await poll('phone');
    await poll('laptop');
    const { reference } = test.seed.notStudent;
    const coins = { type: 'DECREE', amount: 1, reason: 'По приказу' };
    await sendAct(test.app, `members/${reference}/operations`, coins);
    await sendAct(test.app, `members/${reference}/cards`, { typeId: CARD_TYPE.virtual });
    const responses = await Promise.all(Array.from({ length: 5 }, () => poll('phone')));
    expect(responses.flat().sort()).toEqual(['cards', 'contacts']);
    expect((await poll('laptop')).sort()).toEqual(['cards', 'contacts']);
    expect(await poll('phone')).toEqual([]);
  });
});

describe('errors and the catalog', () => {
  it('a response that would break the contract becomes a 500 that names the field', async () => {
    const { id } = test.seed.notStudent;
    const sex = 'unknown' as 'male';
    await test.db
      .insert(client)
      .values({ memberId: id, name: 'А', surname: 'Б', email: 'not-student@example.test', sex });
    const response = await requestWithToken(tokenOf('not-student@example.test'), 'api/user/get');
    expect(response.status).toBe(500);
    expect(await readBody(response)).toMatchObject({ errorCode: 'INTERNAL', field: 'client.sex' });
  });

  it('[R8.1] an unknown path gets 404 as JSON in the reader’s language', async () => {
    const headers = { Authorization: `Bearer ${tokenOf(STUDENT)}` };
    expect((await readBody(await sendRequest('api/none', headers))).message).toBe('Не найдено');
    const uzbek = await sendRequest('api/none', { ...headers, 'Accept-Language': 'uz,ru;q=0.5' });
    expect(uzbek.status).toBe(404);
    expect((await readBody(uzbek)).message).toBe('Topilmadi');
  });

  it('[R8.2] a wrong query gets 400, and the error names the field', async () => {
    const response = await requestWithToken(tokenOf(STUDENT), 'v2/api/operations?limit=0');
    expect(response.status).toBe(400);
    expect(await readBody(response)).toMatchObject({ errorCode: 'INVALID', field: 'limit' });
  });

  it('a value that the database cannot store gets 400', async () => {
    const response = await requestWithToken(tokenOf(STUDENT), 'v2/api/orders?status=%00');
    expect(response.status).toBe(400);
  });

  it.each([
    ['api/products?brand=99999999999', 'brand'],
    ['api/products?maxPrice=2147483648', 'maxPrice'],
    ['api/relatives?cursor=2147483648', 'cursor'],
  ])(
    '[R8.2] a number that no row has gets 400, and the error names the field: %s',
    async (path, field) => {
      const response = await requestWithToken(tokenOf(STUDENT), path);
      expect(response.status).toBe(400);
      expect(await readBody(response)).toMatchObject({ errorCode: 'INVALID', field });
    },
  );

  it('[R9.3] personal responses are not cacheable, and the catalog is revalidated by ETag', async () => {
    const personal = await requestWithToken(tokenOf(STUDENT), 'api/cards');
    expect(personal.headers.get('cache-control')).toBe('no-store');
    const products = await requestWithToken(tokenOf(STUDENT), 'api/products');
    const etag = products.headers.get('etag') ?? '';
    const again = await sendRequest('api/products', {
      Authorization: `Bearer ${tokenOf(STUDENT)}`,
      'If-None-Match': etag,
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each(['', '&sort=price', '&sort=-price'])(
    '[R7.35] the pages of the catalog%s contain every item once',
    async (sort) => {
      const ids: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const page: v.InferOutput<typeof productsResponse> = v.parse(
          productsResponse,
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
