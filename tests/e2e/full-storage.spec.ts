import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { expectFull, fillDevice } from './support/full-device.ts';
import { firstOpenOrder, visitOnce } from './support/member-profile.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { signInAs } from './support/sign-in.ts';

const EMAIL = 'student@example.test';
const notice = (page: Page) =>
  page.getByText('Устройство не хранит данные: без сети кабинет не откроется.');

/** Wakes the poll until the text is on the screen. */
async function untilShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
}

/** Goes within the app to an open order and shows its code. */
async function showCode(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Заказы' }).first().click();
  const number = await firstOpenOrder(page);
  const order = page.getByRole('article').filter({ hasText: `№ ${number}` });
  await order.getByRole('link').click();
  await page.getByRole('button', { name: 'Показать код', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(number.slice(-4)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Профиль' }).first().click();
}

resetAfterEach('student');

test('[R9.4] a device that has become full goes on in memory: it says so, and what is new still arrives', async ({
  openApp,
  profileDir,
  problems,
  server,
}) => {
  // Two starts of a browser, with the whole catalogue stored in between.
  test.slow();
  const today = await openApp(profileDir);
  await visitOnce(today, 'student');
  await today.context.close();
  await server.sandbox('POST', 'operations', { email: EMAIL, type: 'FRIEND', amount: 123 });

  const { page } = await openApp(profileDir);
  // Not yet the app: after a first write the browser believes in the room that it saw for a while.
  await page.goto('/my/manifest.webmanifest');
  // A page without an icon of its own: the browser looks for one.
  problems.allow(/\/favicon\.ico$/);
  await fillDevice(page);
  await page.goto('/my/');
  await expect(page.getByText('12 603').first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await showCode(page);

  await server.sandbox('POST', 'operations', { email: EMAIL, type: 'FRIEND', amount: 1000 });
  await untilShown(page, '13 603');
  await expectFull(page);

  await page.reload();
  await expect(page.getByText('13 603').first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectFull(page);
  await showCode(page);
});

test('[R9.4] a first visit on a device without room works, and so do the next start and a later change', async ({
  page,
  server,
}) => {
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await fillDevice(page);
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectFull(page);
  await showCode(page);

  await page.reload();
  await expect(page.getByText('12 480').first()).toBeVisible();
  await server.sandbox('POST', 'operations', { email: EMAIL, type: 'FRIEND', amount: 123 });
  await untilShown(page, '12 603');
  await expect(notice(page)).toBeVisible();
  await expectFull(page);
});
