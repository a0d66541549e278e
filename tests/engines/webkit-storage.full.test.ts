import type { WebDriver } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSignedIn, untilOrdersShown } from '#tests/support/browsers/webkit-member.ts';
import { findWebKit } from '#tests/support/browsers/webkit-programs.ts';
import { startWebKit, type WebKit } from '#tests/support/browsers/webkit.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { startServer, type TestServer } from '#tests/support/service/server.ts';

const SCREENS = ['catalog', 'history', 'rating', '', 'education', 'orders', 'inbox', 'invites'];

const programs = findWebKit();

/** A page that is left goes into WebKit's page cache with everything that it does at that moment. */
describe.skipIf(programs === null)('in WebKit, after pages that were left', () => {
  let server: TestServer;
  let webkit: WebKit;

  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    await server.recover();
    if (programs) webkit = await startWebKit(programs);
    await openSignedIn(webkit.driver, `${server.origin}/my/orders`);
  });
  afterEach(() => webkit.stop());
  afterAll(() => server.stop());

  const open = (screen: string) => webkit.driver.get(`${server.origin}/my/${screen}`);

  /** Leaves each page while it still stores what it has just fetched. */
  async function loadQuickly(): Promise<void> {
    for (const screen of [...SCREENS, ...SCREENS]) await open(screen);
  }

  async function loadAndWait(): Promise<void> {
    await open('catalog');
    await open('orders');
    await untilOrdersShown(webkit.driver);
    await untilStored(webkit.driver);
  }

  it('[R9.4] quick loads do not take the device’s storage from the next page', async () => {
    const { driver } = webkit;
    const notices: boolean[] = [];
    for (let round = 0; round < 3; round += 1) {
      await loadQuickly();
      await open('orders');
      await untilOrdersShown(driver);
      notices.push(await driver.executeScript<boolean>(isInMemory));
    }
    expect(notices).toEqual([false, false, false]);
  });

  it.each([
    ['quick', loadQuickly],
    ['calm', loadAndWait],
  ])('[R9.8] a sign-out after %s loads leaves nothing', async (_kind, load) => {
    const { driver } = webkit;
    await load();
    await open('');
    await driver.wait(
      () => driver.executeScript<boolean>(pressSignOut),
      LIMITS.wait,
      'the button «Выйти»',
    );
    // The worker deletes its pictures beside the way to the sign-in page.
    const nothing = { databases: [], pictures: 0, member: null };
    await expect.poll(() => driver.executeScript(readDevice)).toEqual(nothing);
    await open('');
    await driver.wait(
      () => driver.executeScript<boolean>(showsSignInPage),
      LIMITS.wait,
      'the sign-in',
    );
  });
});

/** Waits until the history is on the device: the last that a start stores. */
const untilStored = (driver: WebDriver): Promise<boolean> =>
  driver.wait(
    () => driver.executeScript<boolean>(hasStoredOperations),
    LIMITS.wait,
    'the stored history',
  );

const hasStoredOperations = async () => {
  const [area] = await indexedDB.databases();
  const request = indexedDB.open(area?.name ?? '');
  const db = await new Promise<IDBDatabase>((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
  });
  const count = db.transaction('operations').objectStore('operations').count();
  await new Promise((resolve) => count.addEventListener('success', resolve));
  db.close();
  return count.result > 0;
};

const isInMemory = () => document.body.innerText.includes('Устройство не хранит данные');

const showsSignInPage = () => document.body.innerText.includes('Войти');

/** Presses «Выйти» in the app, not in a stored screen; false while it is not there. */
const pressSignOut = () => {
  const buttons = [...document.querySelectorAll<HTMLElement>('#root button')];
  const signOut = buttons.find((button) => button.textContent.trim() === 'Выйти');
  signOut?.click();
  return signOut !== undefined;
};

/** What the device still has of the member; the worker keeps the file of its record, which is empty. */
const readDevice = async () => {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const records = names.filter((name): boolean => name === 'workbox-expiration');
  const counts = records.map(async (name) => {
    const request = indexedDB.open(name);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const count = request.result.transaction('cache-entries').objectStore('cache-entries').count();
    await new Promise((resolve) => count.addEventListener('success', resolve));
    request.result.close();
    return count.result;
  });
  return {
    databases: names.filter((name) => !records.includes(name)),
    pictures: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0),
    member: localStorage.getItem('SF_WHO'),
  };
};
