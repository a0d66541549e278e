import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { runningReads, useStored } from '#src/data/db/use-stored.ts';
import { rememberWipe, unfinishedWipe } from '#src/platform/stored/unfinished-wipe.ts';
import { wipeStorage } from '#src/platform/stored/wipe-storage.ts';
import { storage } from '#src/state/session/storage.ts';
import { openStoredArea } from '#src/sync/area/open-area.ts';
import { wipeMemberDatabases } from '#src/sync/area/wipe-databases.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

const NAME = 'area-test-wipe';
const DRAFT = { key: 'invite', values: { lastName: 'Qdraft' }, updatedAt: 1 };

afterEach(() => localStorage.clear());

const untilGone = () => expect.poll(() => Dexie.getDatabaseNames()).not.toContain(NAME);

/** Opens the database as a frozen page has it: it does not close when another page deletes it. */
async function hold(): Promise<IDBDatabase> {
  await openDatabase(NAME);
  await database().formDrafts.put(DRAFT);
  const request = indexedDB.open(NAME);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  return request.result;
}

const countDrafts = (held: IDBDatabase): Promise<number> => {
  const request = held.transaction('formDrafts').objectStore('formDrafts').count();
  return new Promise((resolve) =>
    request.addEventListener('success', () => resolve(request.result)),
  );
};

test('[R9.8] a wipe during a write removes everything and logs no error', async () => {
  await openDatabase(NAME);
  const products = Array.from({ length: 2000 }, (_, index) => ({ ...backpack, id: index + 1 }));
  void database()
    .products.bulkPut(products)
    .catch(() => undefined);
  await wipeDatabases();
  await untilGone();
});

test('[R9.8] a blocked wipe leaves nothing to read, says so, and goes on by itself', async () => {
  const held = await hold();
  await wipeMemberDatabases();
  expect(storage.isUnwiped).toBe(true);
  expect(await countDrafts(held)).toBe(0);
  // The wipe of the other storage does not forget it.
  await wipeStorage();
  expect(unfinishedWipe()).toEqual([NAME]);
  held.close();
  await expect.poll(() => storage.isUnwiped).toBe(false);
  expect(await Dexie.getDatabaseNames()).not.toContain(NAME);
  expect(unfinishedWipe()).toEqual([]);
});

test('[R9.8] a screen that reads after its database was deleted shows that it waits, and reports no error', async () => {
  await openArea();
  await wipeDatabases();
  let reads = 0;
  const readDrafts = () => {
    reads += 1;
    return database().formDrafts.toArray();
  };
  const Drafts = () => useStored(readDrafts)?.length ?? 'waits';
  show(<Drafts />);
  await expect.poll(() => reads > 0 && runningReads() === 0).toBe(true);
  // A failed read would be thrown in the next rendering.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expect.element(page.getByText('waits')).toBeVisible();
  await closeArea();
});

test('[R9.8] the next start deletes what a closed page had yet to delete, before it opens anything', async () => {
  (await hold()).close();
  rememberWipe([NAME]);
  localStorage.setItem('SF_WHO', JSON.stringify({ sub: 'a', email: 'a@example.test' }));
  await openStoredArea();
  expect(await Dexie.getDatabaseNames()).not.toContain(NAME);
  expect(unfinishedWipe()).toEqual([]);
});

test('[R9.8] a member who comes back before the deletion of their database keeps what they do from then on', async () => {
  (await hold()).close();
  rememberWipe([NAME]);
  await wipeMemberDatabases(NAME);
  await openStoredArea();
  expect(await Dexie.getDatabaseNames()).toContain(NAME);
  await wipeMemberDatabases();
  await untilGone();
});
