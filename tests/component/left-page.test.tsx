import { Dexie } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import {
  database,
  leaveDatabase,
  loadMemoryDatabase,
  openDatabase,
} from '#src/data/db/database.ts';
import { storeIntent } from '#src/data/db/purchase-intents.ts';
import { session } from '#src/state/session.ts';
import { submitPurchase } from '#src/sync/purchase-intents.ts';

const NAME = 'area-left-page';
const BODY = { prodId: 7, quantity: 1 } as never;

/** What another page finds; it fails where the page that was left still holds the table. */
async function readOutbox(): Promise<unknown[]> {
  const request = indexedDB.open(NAME);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const all = request.result.transaction('outbox').objectStore('outbox').getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  request.result.close();
  return all.result;
}

afterEach(() => indexedDB.deleteDatabase(NAME));

// One test: a page that was left stays so until it starts again.
test('[R9.9] [R9.4] a page that is left undoes the write that it is at, sends nothing of it, and holds up nobody', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  session.member = { sub: 'a', email: 'a@example.test', databaseName: NAME } as never;
  await openDatabase(NAME);
  const at = 1_700_000_000_000;
  const draft = { subject: 'a', body: BODY, confirmedPrice: 10, state: 'draft', at } as const;
  await storeIntent({ ...draft, body: { ...(BODY as object), prodId: 8 } as never });

  const bought = submitPurchase(BODY, 10);
  leaveDatabase();
  await expect(bought).rejects.toThrow();
  await expect(submitPurchase(BODY, 10)).rejects.toThrow();
  expect(() => database()).toThrow();
  expect(await readOutbox()).toMatchObject([{ body: { prodId: 8 } }]);
  expect(send).not.toHaveBeenCalled();

  // Nor does a database in memory take its place, which would let the purchase go on.
  vi.spyOn(Dexie.prototype, 'open').mockReturnValueOnce(Dexie.Promise.reject(new Error('denied')));
  void openDatabase(NAME);
  const other = new Dexie('other', await loadMemoryDatabase());
  other.version(1).stores({ rows: 'id' });
  await other.open();
  expect(() => database()).toThrow();
});
