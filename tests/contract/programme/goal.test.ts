import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { product } from '#server/database/schema/shop/product.ts';
import { fetchGoal, updateGoal } from '#src/data/api/shop/goal.ts';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { refreshCatalog } from '#src/sync/refresh/catalog.ts';
import { refreshGoal } from '#src/sync/refresh/goal.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';
import { writeAs } from '#tests/support/service/write-as.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    Promise.resolve(app.app.request(path, init)),
  );
});
afterAll(() => app.close());

let databases = 0;
beforeEach(async () => {
  person.email = app.seed.student.email;
  databases += 1;
  await openDatabase(`area-goal-${databases}`);
  await updateGoal(null, crypto.randomUUID());
});
const save = (prodId: number | null) => updateGoal(prodId, crypto.randomUUID());

test('[R2.13] a new goal replaces the previous one and can be cleared', async () => {
  await save(app.seed.mug);
  expect((await save(app.seed.lesson))?.prodId).toBe(app.seed.lesson);
  expect((await fetchGoal())?.prodId).toBe(app.seed.lesson);
  expect(await save(null)).toBeNull();
  expect(await fetchGoal()).toBeNull();
});

test('[R2.13] [R7.31] the same request sent again gives the same response and changes nothing', async () => {
  const requestId = crypto.randomUUID();
  const first = await updateGoal(app.seed.mug, requestId);
  await save(app.seed.lesson);
  expect(await updateGoal(app.seed.mug, requestId)).toEqual(first);
  expect((await fetchGoal())?.prodId).toBe(app.seed.lesson);
});

test('[R2.13] a product that is not on sale is refused as a goal, and the error names the field', async () => {
  await app.db
    .update(product)
    .set({ removedAt: new Date() })
    .where(eq(product.id, app.seed.concert));
  for (const prodId of [999_999, app.seed.concert]) {
    await expect(save(prodId)).rejects.toMatchObject({ status: 400, field: 'prodId' });
  }
});

test('[R6.2] [R6.3] a member cannot read or change another member’s goal', async () => {
  await save(app.seed.mug);
  const { email } = app.seed.student;
  const other = app.seed.notStudent.email;
  expect(await getAs(app, other, 'api/goal')).toEqual({ goal: null });
  const headers = { Authorization: `Bearer ${tokenOf(other)}` };
  const foreign = await app.app.request(`/service/api/goal?email=${email}`, { headers });
  expect(foreign.status).toBe(403);
  const write = await writeAs(app, other, {
    method: 'PUT',
    path: `api/goal?ownerEmail=${email}`,
    body: { prodId: app.seed.lesson },
  });
  expect(write.status).toBe(403);
  expect((await fetchGoal())?.prodId).toBe(app.seed.mug);
});

test('[R2.13] the goal’s product is stored apart from the catalog until the catalog is stored', async () => {
  await save(app.seed.mug);
  await refreshGoal();
  const stored = await loadMeta(database(), 'goal');
  expect(stored?.value.product?.price).toBe(1200);
  expect(await database().products.count()).toBe(0);
  await refreshCatalog();
  await refreshGoal();
  expect((await loadMeta(database(), 'goal'))?.value.product).toBeNull();
  expect(await database().products.get(app.seed.mug)).toBeDefined();
});
