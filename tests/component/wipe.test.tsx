import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { database, openDatabase } from '#src/data/db/database.ts';
import { wipeDatabases } from '#src/data/db/wipe.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';

test('[R9.8] a wipe during a write removes everything and logs no error', async () => {
  await openDatabase('area-test-wipe');
  const products = Array.from({ length: 2000 }, (_, index) => ({ ...backpack, id: index + 1 }));
  void database()
    .products.bulkPut(products)
    .catch(() => undefined);
  await wipeDatabases();
  await expect.poll(() => Dexie.getDatabaseNames()).not.toContain('area-test-wipe');
});
