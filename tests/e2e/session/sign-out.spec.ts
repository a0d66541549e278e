import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { buy, dialogOf, openProduct, PRODUCT } from '../support/members/buying.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn, signInAs, signOutByMenu } from '../support/members/sign-in.ts';

/** All data of the previous member that the next person could find on this device. */
const dataLeftOnDevice = (page: Page) =>
  page.evaluate(async () => {
    /** Counts the service worker's records of seen pictures. */
    const countSeenPictures = async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('workbox-expiration')) return 0;
      const open = indexedDB.open('workbox-expiration');
      await new Promise((resolve) => open.addEventListener('success', resolve));
      const entries = open.result.transaction('cache-entries').objectStore('cache-entries');
      const count = entries.index('cacheName').count('pictures');
      await new Promise((resolve) => count.addEventListener('success', resolve));
      open.result.close();
      return count.result;
    };
    return {
      databases: (await indexedDB.databases())
        .map(({ name }) => name)
        .filter((name) => name !== 'workbox-expiration'),
      seenPictures: await countSeenPictures(),
      storage: Object.keys(localStorage).filter((key) => /^SF_(?:WHO|CODES|SCREEN)/.test(key)),
      // The next sign-in must lead to the start page, not to the screen that this member left.
      returnPath: sessionStorage.getItem('SF_RETURN'),
      pictures: (await caches.keys()).filter((name) => !name.includes('precache')),
    };
  });

resetAfterEach('student');

test(
  '[R9.8] signing out removes the member’s data from the device and from all tabs, and ends the session',
  { tag: '@journey' },
  async ({ openApp, profileDir }) => {
    const { context, page } = await openApp(profileDir);
    await visitOnce({ context, page }, 'student');
    const other = await context.newPage();
    await other.goto('/my/');
    await expect(other.getByText('12 480').first()).toBeVisible();

    await signOutByMenu(page);
    await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
    await expect(other.getByText('12 480')).toHaveCount(0);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Вход не выполнен');

    await expect
      .poll(() => dataLeftOnDevice(page))
      .toEqual({
        databases: [],
        seenPictures: 0,
        storage: [],
        returnPath: '/my/',
        pictures: [],
      });
  },
);

test('[R9.8] signing out without a network clears the device, and the next sign-in requires the password', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  await server.kill();
  expectNetworkErrors();

  await signOutByMenu(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход не выполнен');
  await expect.poll(async () => (await dataLeftOnDevice(page)).databases).toEqual([]);
  // The next member starts at the start page, not at the screen that this one left.
  await expect(page).toHaveURL(/\/my\/$/);

  await server.recover();
  await page.reload();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});

test('[R9.8] a different person on the same device sees nothing of the previous one', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  // An open page could still request the session from the provider and get its cookie again.
  await page.goto('about:blank');
  // The provider loses the first member's session; the device keeps the data.
  await context.clearCookies();
  await page.goto('/my/');
  await signInAs(page, 'poor');
  await expect(page.getByText('12 480')).toHaveCount(0);
  await expect.poll(async () => (await dataLeftOnDevice(page)).databases).toHaveLength(1);
});

test('[R9.8] when another member signs in in one tab, no tab shows the previous member any more', async ({
  openApp,
  profileDir,
  expectNetworkErrors,
}) => {
  // The provider rejects the previous member's session in the tab that still has it.
  expectNetworkErrors();
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  // Until this response the provider may set the session's cookie again.
  const sessionReady = page.waitForResponse(
    (response) =>
      response.url().includes('/v2/api/operations') && response.frame().url().endsWith('/my/'),
  );
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await sessionReady;
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/my/');
  await signInAs(other, 'poor');
  await expect(other.getByText('12 480')).toHaveCount(0);
  await expect(page.getByText('12 480')).toHaveCount(0);
});

test('[R9.8] [R9.9] signing out with an unconfirmed purchase opens a confirmation; «Остаться» keeps the session, and once the purchase has a response, signing out works at once', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await openProduct(page, PRODUCT);
  await server.faults([{ match: '^POST /service/api/orders$', status: 500 }]);
  expect((await buy(page)).state).toBe('unconfirmed');
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).first().click();
  await page.goto('/my/orders');
  await signOutByMenu(page);
  const question = page.getByRole('dialog', { name: 'О заказе ещё нет ответа' });
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(page.getByText('Уточняем результат').first()).toBeVisible();

  await server.clearFaults();
  // The sheet of the first try is still open. A press in the place of «Остаться» could be its second tap until
  // the pointer has left.
  await page.getByRole('dialog', { name: 'Ещё' }).getByRole('heading').first().hover();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});
