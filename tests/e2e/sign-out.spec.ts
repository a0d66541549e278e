import { expect, type Page } from '@playwright/test';
import { buy, dialogOf, openProduct, PRODUCT } from './support/buying.ts';
import { test } from './support/fixtures.ts';
import { visitOnce } from './support/member-profile.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { signInAs } from './support/sign-in.ts';

/** Everything that a next person at this device could find of the former one. */
const leftOnDevice = (page: Page) =>
  page.evaluate(async () => {
    /** The worker's record of the pictures that were looked at. */
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
      storage: Object.keys(localStorage).filter((key) => key === 'SF_WHO'),
      // Where to come back to after the next sign-in is the start, not where the person was.
      returnPath: sessionStorage.getItem('SF_RETURN'),
      pictures: (await caches.keys()).filter((name) => !name.includes('precache')),
    };
  });

resetAfterEach('student');

async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
}

test('[R9.8] signing out leaves nothing of the person on the device, in all tabs, and ends the session', async ({
  openApp,
  profileDir,
}) => {
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
    .poll(() => leftOnDevice(page))
    .toEqual({
      databases: [],
      seenPictures: 0,
      storage: [],
      returnPath: '/my/',
      pictures: [],
    });
});

test('[R9.8] signing out without a network cleans the device, and the next sign-in asks for the password', async ({
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
  await expect.poll(async () => (await leftOnDevice(page)).databases).toEqual([]);
  // The next person starts at the start, not where this one was.
  await expect(page).toHaveURL(/\/my\/$/);

  await server.recover();
  await page.reload();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});

test('[R9.8] a different person on the same device sees nothing of the former one', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  // A page that still asks the provider who is there would be given the session's cookie once more.
  await page.goto('about:blank');
  // The provider forgets the first person, the device does not.
  await context.clearCookies();
  await page.goto('/my/');
  await signInAs(page, 'poor');
  await expect(page.getByText('12 480')).toHaveCount(0);
  await expect.poll(async () => (await leftOnDevice(page)).databases).toHaveLength(1);
});

test('[R9.8] a person who signs in in another tab takes the former one off every tab', async ({
  openApp,
  profileDir,
  expectNetworkErrors,
}) => {
  // The provider refuses the former person's session in the tab that still has it.
  expectNetworkErrors();
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  // Before that the provider may still give the session's cookie once more.
  const isKnown = page.waitForResponse(
    (answer) =>
      answer.url().includes('/v2/api/operations') && answer.frame().url().endsWith('/my/'),
  );
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await isKnown;
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/my/');
  await signInAs(other, 'poor');
  await expect(other.getByText('12 480')).toHaveCount(0);
  await expect(page.getByText('12 480')).toHaveCount(0);
});

test('[R9.8] [R9.9] a purchase without an answer is not signed away unasked: it is asked about first, then the member decides', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await signInAs(page, 'student');
  await openProduct(page, PRODUCT);
  await server.faults([{ match: '^POST /service/api/orders$', status: 500 }]);
  expect((await buy(page)).state).toBe('unknown');
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).first().click();
  await page.goto('/my/orders');
  await signOutByMenu(page);
  const question = page.getByRole('dialog', { name: 'О заказе ещё нет ответа' });
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(page.getByText('Уточняем результат').first()).toBeVisible();

  // With an answer nothing is asked.
  await server.clearFaults();
  // The sheet of the first try is still there.
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});
