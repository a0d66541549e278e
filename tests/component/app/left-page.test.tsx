import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { AreaDatabase } from '#src/data/db/area/area-database.ts';
import {
  database,
  leaveDatabase,
  loadMemoryDatabase,
  openDatabase,
} from '#src/data/db/area/database.ts';
import { session } from '#src/state/session/session.ts';
import { submitPurchase } from '#src/sync/outbox/send-purchases.ts';
import { storePurchase } from '#tests/support/device/stored-purchase.ts';

const NAME = 'area-left-page';
const BODY = { prodId: 7, quantity: 1 } as never;

/** What another page reads; it hangs while the page that was left still holds the table. */
async function readOutbox(): Promise<unknown[]> {
  const request = indexedDB.open(NAME);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const all = request.result.transaction('posts').objectStore('posts').getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  request.result.close();
  return all.result as unknown[];
}

afterEach(() => indexedDB.deleteDatabase(NAME));

/** Opens such databases in memory, one after another: longer than the opening of one takes. */
async function openOthers(): Promise<'others'> {
  const memory = await loadMemoryDatabase();
  for (const name of ['a', 'b', 'c']) await new AreaDatabase(name, memory).open();
  return 'others';
}

// One test: a page that was left stays so until it starts again.
test('[R9.9] [R9.4] a page that is left rolls back its running write, sends nothing of it, and blocks no other page', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  session.member = { sub: 'a', email: 'a@example.test', databaseName: NAME } as never;
  await openDatabase(NAME);
  const at = 1_700_000_000_000;
  const draft = { subject: 'a', body: BODY, confirmedPrice: 10, state: 'draft', at } as const;
  await storePurchase({ ...draft, body: { ...(BODY as object), prodId: 8 } as never });

  // It is left after the transaction has read, while it writes.
  database().posts.hook('creating', () => queueMicrotask(leaveDatabase));
  await expect(submitPurchase(BODY, 10)).rejects.toThrow();
  await expect(submitPurchase(BODY, 10)).rejects.toThrow();
  expect(() => database()).toThrow();
  expect(await readOutbox()).toMatchObject([{ body: { prodId: 8 } }]);
  expect(send).not.toHaveBeenCalled();

  // Nor does a database in memory take its place, which would let the purchase go on.
  vi.spyOn(Dexie.prototype, 'open').mockReturnValueOnce(Dexie.Promise.reject(new Error('denied')));
  const opened = openDatabase(NAME);
  expect(await Promise.race([opened, openOthers()])).toBe('others');
});
