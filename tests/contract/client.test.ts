import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchClient } from '#src/data/api/client.ts';
import { createOrder } from '#src/data/api/orders.ts';
import { database, openDatabase } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import { refreshCatalogue } from '#src/sync/refresh/catalogue.ts';
import { completeInBackground, initialise } from '#src/sync/initialise.ts';
import { refreshOrders } from '#src/sync/refresh/orders.ts';
import { session } from '#src/state/session.ts';
import { person } from '#tests/support/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
let answerInstead: (() => Response) | undefined;

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    Promise.resolve(answerInstead?.() ?? app.app.request(path, init)),
  );
});
afterAll(() => app.close());

let visits = 0;
beforeEach(async () => {
  answerInstead = undefined;
  person.email = app.seed.student.email;
  session.who = {
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

const everything = async () => {
  await initialise();
  await completeInBackground();
};

const order = () => ({
  cardId: app.seed.student.cardId,
  comment: '',
  date: new Date().toISOString(),
  description: '',
  prodId: app.seed.mug,
});
/** The mug costs 1200 coins. */
const intent = () => ({ requestId: crypto.randomUUID(), expectedAmount: 1200 });

test('[R4.5] [R7.4] [R7.5] [R7.8] [R7.9] [R7.16] [R7.25] a start stores everything that the screens read offline', async () => {
  await everything();
  const db = database();
  expect((await readMeta(db, 'userInfo'))?.value.userEmail).toBe(person.email);
  expect((await readMeta(db, 'client'))?.value.email).toBe(person.email);
  expect((await readMeta(db, 'operationsDictionary'))?.value).not.toHaveLength(0);
  expect(await db.cards.count()).toBeGreaterThan(0);
  expect(await db.products.count()).toBeGreaterThan(0);
  expect(await db.operations.count()).toBeGreaterThan(0);
});

test('[R7.16] a person without a client record is no error', async () => {
  person.email = 'nobody@example.test';
  expect(await fetchClient()).toBeNull();
});

test('[R3.5] [R7.27] an order placed by the client is charged and comes back with its history', async () => {
  await everything();
  const before = (await readMeta(database(), 'userInfo'))?.value.balance ?? 0;
  const sent = intent();
  const placed = await createOrder(order(), sent);
  await everything();
  expect((await readMeta(database(), 'userInfo'))?.value.balance).toBe(
    before - sent.expectedAmount,
  );
  const stored = await database().orders.get(placed.id);
  expect(stored?.history.map(({ status }) => status)).toEqual(['NEW_ORDER']);
});

test('[R7.31] the same intent sent again gives the same order', async () => {
  const [body, sent] = [order(), intent()];
  const first = await createOrder(body, sent);
  expect((await createOrder(body, sent)).id).toBe(first.id);
});

test('[R3.1] a broken answer is a named error, and what was stored stays', async () => {
  await everything();
  const stored = await database().orders.toArray();
  answerInstead = () => Response.json({ orders: [{ id: 'one' }], nextCursor: null });
  await expect(refreshOrders()).rejects.toMatchObject({
    category: 'contract',
    call: 'GET /v2/api/orders',
    field: 'orders.0.id',
  });
  expect(await database().orders.toArray()).toEqual(stored);
});

test('[R9.2] a captive portal’s page instead of every answer changes nothing that is stored', async () => {
  await everything();
  const products = await database().products.count();
  answerInstead = () =>
    new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
  await expect(initialise()).rejects.toMatchObject({ category: 'foreign' });
  await expect(refreshCatalogue()).rejects.toMatchObject({ category: 'foreign' });
  expect(await database().products.count()).toBe(products);
  expect((await readMeta(database(), 'userInfo'))?.value.userEmail).toBe(person.email);
});
