import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { product } from '#server/database/schema/shop/product.ts';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { refreshCatalog } from '#src/sync/refresh/catalog.ts';
import { refreshOnEntry } from '#src/sync/refresh/refresh-collections.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

const EMAIL = 'student@example.test';
vi.mock('#src/platform/auth/auth.ts', () => ({
  accessToken: () => Promise.resolve({ token: tokenOf('student@example.test') }),
  isCurrentToken: () => true,
  replaceToken: () => Promise.resolve('ended'),
  claims: () => ({ sub: '1', email: EMAIL, firstName: '', lastName: '', roles: [] }),
}));

let app: TestApp;
let requestedPaths: string[] = [];
let databases = 0;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
  app = await createTestApp();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    requestedPaths.push(path);
    return app.app.request(path, init);
  });
});

afterAll(async () => {
  await app.close();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  databases += 1;
  await openDatabase(`area-catalog-${databases}`);
  requestedPaths = [];
});

const storedProducts = () => database().products.toArray();
const listRequests = () => requestedPaths.filter((path) => path.includes('/api/products'));
const makeStale = async () => {
  const stored = await loadMeta(database(), 'catalogue');
  if (stored) await storeMeta('catalogue', stored.value, Date.now() - 61_000);
};

test('[R2.15] a refresh deletes removed products from the device and stores changed prices', async () => {
  await refreshCatalog();
  const [first, second] = await storedProducts();
  if (!first || !second) throw new Error('The small seed has two products');
  const now = new Date();
  await app.db
    .update(product)
    .set({ removedAt: now, updatedAt: now })
    .where(eq(product.id, first.id));
  await app.db.update(product).set({ price: 777, updatedAt: now }).where(eq(product.id, second.id));
  await refreshCatalog();
  expect(await database().products.get(first.id)).toBeUndefined();
  expect((await database().products.get(second.id))?.price).toBe(777);
  await app.db.update(product).set({ removedAt: null }).where(eq(product.id, first.id));
});

test('[R2.15] a refresh after an interrupted first download deletes products that the service no longer has', async () => {
  await refreshCatalog();
  const [one] = await storedProducts();
  if (!one) throw new Error('The small seed has a product');
  await database().products.put({ ...one, id: 987_654 });
  await database().meta.delete('catalogue');
  await refreshCatalog();
  expect(await database().products.get(987_654)).toBeUndefined();
  expect((await storedProducts()).length).toBeGreaterThan(0);
});

test('[R2.15] products that an earlier version of the app stored without families are received again, though nothing has changed', async () => {
  await refreshCatalog();
  const [one] = await storedProducts();
  const stored = await loadMeta(database(), 'catalogue');
  if (!one || !stored) throw new Error('The small seed has a product');
  await app.db.update(product).set({ updatedAt: new Date(0), variantOf: one.id });
  const { asOf } = stored.value;
  await storeMeta('catalogue', { asOf }, Date.now());
  await refreshCatalog();
  expect((await database().products.get(one.id))?.variantOf).toBe(one.id);
  requestedPaths = [];
  await refreshCatalog();
  expect(listRequests()[0]).toContain('updatedSince=');
});

test('[R2.15] without changes the next refresh sends the same request, so that the browser can revalidate by ETag', async () => {
  await refreshCatalog();
  // The service repeats changes of the last seconds, so the seeded products must be older.
  await app.db.update(product).set({ updatedAt: new Date(Date.now() - 60_000) });
  await refreshCatalog();
  requestedPaths = [];
  await refreshCatalog();
  await refreshCatalog();
  const [before, after] = listRequests();
  expect(before).toContain('updatedSince=');
  expect(after).toBe(before);
});

test('[R2.15] opening the catalog refreshes it at most once a minute, and not while another refresh runs', async () => {
  await refreshOnEntry('catalog');
  expect(listRequests()).toHaveLength(1);
  await refreshOnEntry('catalog');
  expect(listRequests()).toHaveLength(1);
  await makeStale();
  await Promise.all([refreshCatalog(), refreshOnEntry('catalog')]);
  expect(listRequests()).toHaveLength(2);
  await refreshOnEntry('catalog');
  expect(listRequests()).toHaveLength(2);
});

test('[R9.5] [R7.35] the dictionaries are fetched with the first products and with changed ones, and once a day', async () => {
  const dictionaries = () =>
    requestedPaths.filter((path) => /brands|ategories|productTypes/.test(path));
  await refreshCatalog();
  expect(dictionaries()).toHaveLength(4);
  expect(await database().catalogItems.count()).toBeGreaterThan(0);
  requestedPaths = [];
  await refreshCatalog();
  expect(dictionaries()).toEqual([]);

  const [first] = await storedProducts();
  await app.db
    .update(product)
    .set({ price: 778, updatedAt: new Date() })
    .where(eq(product.id, first?.id ?? 0));
  await refreshCatalog();
  expect(dictionaries()).toHaveLength(4);
  requestedPaths = [];
  await storeMeta('catalogItems', true, Date.now() - 90_000_000);
  await refreshCatalog();
  expect(dictionaries()).toHaveLength(4);
});
