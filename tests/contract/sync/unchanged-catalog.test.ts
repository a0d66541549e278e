import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogItem, product } from '#server/database/schema/shop/product.ts';
import { sharedRead } from '#server/database/shared-read.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();
const PATHS = [
  '/service/api/products?limit=50',
  '/service/api/products?families=1',
  '/service/api/brands',
];

describe.each(databases)('the catalog on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  const get = (path: string, etag?: string) =>
    test.app.request(path, {
      headers: {
        Authorization: `Bearer ${tokenOf('student@example.test')}`,
        ...(etag !== undefined && { 'If-None-Match': etag }),
      },
    });
  const etagOf = async (path: string) => (await get(path)).headers.get('etag') ?? '';

  it.each(PATHS)('[R9.5] %s is unchanged until something is committed', async (path) => {
    const etag = await etagOf(path);
    for (let poll = 0; poll < 3; poll += 1) {
      const response = await get(path, etag);
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }
    await test.db
      .update(product)
      .set({ stock: sql`${product.stock} + 1` })
      .where(eq(product.id, test.seed.mug));
    await test.db.update(catalogItem).set({ name: { ru: `Новое ${path}`, uz: 'Yangi' } });
    const changed = await get(path, etag);
    expect(changed.status).toBe(200);
    const newer = changed.headers.get('etag') ?? '';
    expect(newer).not.toBe(etag);
    expect((await get(path, newer)).status).toBe(304);
    expect((await get(path, etag)).status).toBe(200);
  });

  it('[R9.5] a rolled back change does not count, a removed item does', async () => {
    const [path = ''] = PATHS;
    const etag = await etagOf(path);
    expect((await get(path, etag)).status).toBe(304);
    await test.db
      .transaction(async (tx) => {
        await tx.update(product).set({ price: 1 });
        throw new Error('not after all');
      })
      .catch(() => undefined);
    expect((await get(path, etag)).status).toBe(304);
    await test.db
      .update(product)
      .set({ removedAt: new Date() })
      .where(eq(product.id, test.seed.mug));
    expect((await get(path, etag)).status).toBe(200);
  });

  it('[R1.9] nobody without a token learns whether something changed', async () => {
    const [path = ''] = PATHS;
    const etag = await etagOf(path);
    const response = await test.app.request(path, { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(401);
  });
});

describe('a shared read', () => {
  it('gives each request what was there when it came, and runs once at a time', async () => {
    let state = 0;
    let running = 0;
    const reads: (() => void)[] = [];
    const read = sharedRead(async () => {
      running += 1;
      expect(running).toBe(1);
      const seen = state;
      await new Promise<void>((resolve) => reads.push(resolve));
      running -= 1;
      return seen;
    });
    const first = read();
    await expect.poll(() => reads.length).toBe(1);
    state = 1;
    const [second, third] = [read(), read()];
    reads[0]?.();
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.();
    expect(await Promise.all([first, second, third])).toEqual([0, 1, 1]);
  });

  it('goes on after a read that failed', async () => {
    let fails = true;
    const read = sharedRead(() => (fails ? Promise.reject(new Error('lost')) : Promise.resolve(1)));
    await expect(read()).rejects.toThrow('lost');
    fails = false;
    expect(await read()).toBe(1);
  });
});
