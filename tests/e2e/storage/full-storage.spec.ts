import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { expectFull, fillDevice } from '../support/browser/full-device.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { firstOpenOrder, visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { signInAs } from '../support/members/sign-in.ts';

const EMAIL = 'student@example.test';
const notice = (page: Page) =>
  page.getByText('Устройство не хранит данные: без сети кабинет не откроется.');

/** Triggers polls until the text is on the screen. */
async function untilShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await wakeUp(page);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
}

/** Opens an order and its pickup code without loading the app again, then returns to the profile. */
async function showPickupCode(page: Page): Promise<void> {
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

test('[R9.4] on a device that has become full the app works in memory: a notice says so, and new operations still arrive', async ({
  openApp,
  profileDir,
  problems,
  server,
}) => {
  // Two starts of a browser, with the whole catalog stored in between.
  test.slow();
  const firstVisit = await openApp(profileDir);
  await visitOnce(firstVisit, 'student');
  await firstVisit.context.close();
  await server.staff.addCoins(EMAIL, 123);

  const { page } = await openApp(profileDir);
  // A page without the app: after a first write the browser caches the free space for a while.
  await page.goto('/my/manifest.webmanifest');
  // This page names no icon, so the browser requests the default one.
  problems.allow(/\/favicon\.ico$/);
  await fillDevice(page);
  await page.goto('/my/');
  await expect(page.getByText('12 603').first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await showPickupCode(page);

  await server.staff.addCoins(EMAIL, 1000);
  await untilShown(page, '13 603');
  await expectFull(page);

  await page.reload();
  await expect(page.getByText('13 603').first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectFull(page);
  await showPickupCode(page);
});

test('[R9.4] on a full device a first visit works, and after a reload new operations still arrive', async ({
  openApp,
  emptyProfileDir,
  server,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await fillDevice(page);
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectFull(page);
  await showPickupCode(page);

  await page.reload();
  await expect(page.getByText('12 480').first()).toBeVisible();
  await server.staff.addCoins(EMAIL, 123);
  await untilShown(page, '12 603');
  await expect(notice(page)).toBeVisible();
  await expectFull(page);
});
