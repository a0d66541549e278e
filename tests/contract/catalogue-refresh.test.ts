import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, openDatabase } from '#src/data/db/database.ts';
import { readMeta, writeMeta } from '#src/data/db/meta.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { refreshCatalogue, refreshStaleCatalogue } from '#src/sync/refresh/catalogue.ts';
import { product } from '#server/store/schema/product.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'student@example.test';
vi.mock('#src/platform/auth/auth.ts', () => ({
  accessToken: () => Promise.resolve({ token: tokenOf('student@example.test') }),
  isCurrentToken: () => true,
  replaceToken: () => Promise.resolve('ended'),
  claims: () => ({ sub: '1', email: EMAIL, firstName: '', lastName: '', roles: [] }),
}));

let app: TestApp;
let asked: string[] = [];
let opened = 0;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
  app = await createTestApp();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(path);
    return app.app.request(path, init);
  });
});

afterAll(async () => {
  await app.close();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  opened += 1;
  await openDatabase(`area-catalogue-${opened}`);
  asked = [];
});

const stored = () => database().products.toArray();
const listings = () => asked.filter((path) => path.includes('/api/products'));
const makeOld = async () => {
  const known = await readMeta(database(), 'catalogue');
  if (known) await writeMeta(database(), 'catalogue', known.value, Date.now() - 61_000);
};

test('[R2.15] a product that is gone at the service vanishes from the device, a changed price arrives', async () => {
  await refreshCatalogue();
  const [first, second] = await stored();
  if (!first || !second) throw new Error('The small seed has two products');
  const now = new Date();
  await app.db
    .update(product)
    .set({ removedAt: now, updatedAt: now })
    .where(eq(product.id, first.id));
  await app.db.update(product).set({ price: 777, updatedAt: now }).where(eq(product.id, second.id));
  await refreshCatalogue();
  expect(await database().products.get(first.id)).toBeUndefined();
  expect((await database().products.get(second.id))?.price).toBe(777);
  await app.db.update(product).set({ removedAt: null }).where(eq(product.id, first.id));
});

test('[R2.15] a first download that was cut off leaves nothing that is gone since', async () => {
  await refreshCatalogue();
  const [one] = await stored();
  if (!one) throw new Error('The small seed has a product');
  await database().products.put({ ...one, id: 987_654 });
  await database().meta.delete('catalogue');
  await refreshCatalogue();
  expect(await database().products.get(987_654)).toBeUndefined();
  expect((await stored()).length).toBeGreaterThan(0);
});

test('[R2.15] without news the next refresh asks the very same question, which a browser answers by its ETag', async () => {
  await refreshCatalogue();
  // Changes of the last seconds are told again; nothing of the seed is so young.
  await app.db.update(product).set({ updatedAt: new Date(Date.now() - 60_000) });
  await refreshCatalogue();
  asked = [];
  await refreshCatalogue();
  await refreshCatalogue();
  const [before, after] = listings();
  expect(before).toContain('updatedSince=');
  expect(after).toBe(before);
});

test('[R2.15] entering the catalogue refreshes it once a minute at most, and never beside a refresh that runs', async () => {
  await refreshStaleCatalogue();
  expect(listings()).toHaveLength(1);
  await refreshStaleCatalogue();
  expect(listings()).toHaveLength(1);
  await makeOld();
  syncStatus.catalogue.state = 'loading';
  await refreshStaleCatalogue();
  expect(listings()).toHaveLength(1);
  syncStatus.catalogue.state = 'idle';
  await refreshStaleCatalogue();
  expect(listings()).toHaveLength(2);
});
