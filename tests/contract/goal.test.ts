import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchGoal, saveGoal } from '#src/data/api/goal.ts';
import { database, openDatabase } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import { refreshCatalogue } from '#src/sync/refresh/catalogue.ts';
import { refreshGoal } from '#src/sync/refresh/goal.ts';
import { product } from '#server/store/schema/product.ts';
import { getAs } from '#tests/support/get-as.ts';
import { person } from '#tests/support/signed-in-person.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';
import { writeAs } from '#tests/support/write-as.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/signed-in-person.ts');
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

let visits = 0;
beforeEach(async () => {
  person.email = app.seed.student.email;
  visits += 1;
  await openDatabase(`area-goal-${visits}`);
  await saveGoal(null, crypto.randomUUID());
});
const save = (prodId: number | null) => saveGoal(prodId, crypto.randomUUID());

test('[R2.13] a goal that is set comes back, replaces the former one and can be cleared', async () => {
  await save(app.seed.mug);
  expect((await save(app.seed.lesson))?.prodId).toBe(app.seed.lesson);
  expect((await fetchGoal())?.prodId).toBe(app.seed.lesson);
  expect(await save(null)).toBeNull();
  expect(await fetchGoal()).toBeNull();
});

test('[R2.13] [R7.31] the same request sent again gives the same answer and changes nothing', async () => {
  const requestId = crypto.randomUUID();
  const first = await saveGoal(app.seed.mug, requestId);
  await save(app.seed.lesson);
  expect(await saveGoal(app.seed.mug, requestId)).toEqual(first);
  expect((await fetchGoal())?.prodId).toBe(app.seed.lesson);
});

test('[R2.13] what is not on sale cannot be a goal, and the answer names the field', async () => {
  await app.db
    .update(product)
    .set({ removedAt: new Date() })
    .where(eq(product.id, app.seed.concert));
  for (const prodId of [999_999, app.seed.concert]) {
    await expect(save(prodId)).rejects.toMatchObject({ status: 400, field: 'prodId' });
  }
});

test('[R6.2] [R6.3] a goal is a member’s own, and in owner view it can only be looked at', async () => {
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

test('[R2.13] the goal’s product is on the device also before the catalogue is, and not among it', async () => {
  await save(app.seed.mug);
  await refreshGoal();
  const stored = await readMeta(database(), 'goal');
  expect(stored?.value.product?.price).toBe(1200);
  expect(await database().products.count()).toBe(0);
  await refreshCatalogue();
  await refreshGoal();
  expect((await readMeta(database(), 'goal'))?.value.product).toBeNull();
  expect(await database().products.get(app.seed.mug)).toBeDefined();
});
