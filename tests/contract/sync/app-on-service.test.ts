import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchClient } from '#src/data/api/member/client.ts';
import { createOrder } from '#src/data/api/shop/orders.ts';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { session } from '#src/state/session/session.ts';
import { completeInBackground, initialise } from '#src/sync/loop/initialise.ts';
import { refreshCatalog } from '#src/sync/refresh/catalog.ts';
import { refreshOrders } from '#src/sync/refresh/orders.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
/** Replaces the service's responses while it is set. */
let substituteResponse: (() => Response) | undefined;

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    Promise.resolve(substituteResponse?.() ?? app.app.request(path, init)),
  );
});
afterAll(() => app.close());

let visits = 0;
beforeEach(async () => {
  substituteResponse = undefined;
  person.email = app.seed.student.email;
  session.member = {
    ...person,
    sub: '1',
    firstName: 'Анна',
    lastName: '',
    roles: [],
    databaseName: '',
  };
  visits += 1;
  await openDatabase(`area-${visits}`);
});

const refreshEverything = async () => {
  await initialise();
  await completeInBackground();
};

const orderRequest = () => ({
  cardId: app.seed.student.cardId,
  comment: '',
  date: new Date().toISOString(),
  description: '',
  prodId: app.seed.mug,
});
/** The mug costs 1200 coins. */
const intent = () => ({ requestId: crypto.randomUUID(), confirmedPrice: 1200 });

test('[R4.5] [R7.4] [R7.5] [R7.8] [R7.9] [R7.16] [R7.25] a start stores everything that the screens read offline', async () => {
  await refreshEverything();
  const db = database();
  expect((await loadMeta(db, 'userInfo'))?.value).toMatchObject({
    userEmail: person.email,
    hasWin: true,
    deals: [{ stageId: 'WON' }],
    manager: { name: 'Мария Менеджер' },
  });
  expect((await loadMeta(db, 'client'))?.value?.email).toBe(person.email);
  expect((await loadMeta(db, 'operationsDictionary'))?.value).not.toHaveLength(0);
  expect(await db.cards.count()).toBeGreaterThan(0);
  expect(await db.products.count()).toBeGreaterThan(0);
  expect(await db.operations.count()).toBeGreaterThan(0);
});

test('[R7.16] a missing client record is null, not an error', async () => {
  person.email = 'nobody@example.test';
  expect(await fetchClient()).toBeNull();
});

test('[R3.5] [R7.27] an order that the app places is charged and is stored with its history', async () => {
  await refreshEverything();
  const before = (await loadMeta(database(), 'userInfo'))?.value.balance ?? 0;
  const sent = intent();
  const placed = await createOrder(orderRequest(), sent);
  await refreshEverything();
  expect((await loadMeta(database(), 'userInfo'))?.value.balance).toBe(
    before - sent.confirmedPrice,
  );
  const stored = await database().orders.get(placed.id);
  expect(stored?.history.map(({ status }) => status)).toEqual(['NEW_ORDER']);
});

test('[R7.31] sending the same intent again gives the same order', async () => {
  const [body, sent] = [orderRequest(), intent()];
  const first = await createOrder(body, sent);
  expect((await createOrder(body, sent)).id).toBe(first.id);
});

test('[R3.1] a response that breaks the contract is an error that names the field, and stored orders stay', async () => {
  await refreshEverything();
  const stored = await database().orders.toArray();
  substituteResponse = () => Response.json({ orders: [{ id: 'one' }], nextCursor: null });
  await expect(refreshOrders()).rejects.toMatchObject({
    category: 'contract',
    call: 'GET /v2/api/orders',
    field: 'orders.0.id',
  });
  expect(await database().orders.toArray()).toEqual(stored);
});

test('[R9.2] a captive portal’s page instead of each response leaves stored data unchanged', async () => {
  await refreshEverything();
  const products = await database().products.count();
  substituteResponse = () =>
    new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
  await expect(initialise()).rejects.toMatchObject({ category: 'foreign' });
  await expect(refreshCatalog()).rejects.toMatchObject({ category: 'foreign' });
  expect(await database().products.count()).toBe(products);
  expect((await loadMeta(database(), 'userInfo'))?.value.userEmail).toBe(person.email);
});
