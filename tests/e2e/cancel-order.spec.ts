import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { test } from './support/fixtures.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { openSignedIn } from './support/sign-in.ts';

const REASON = 'Нужен другой товар';
const DETAILS = 'На два размера больше';

/** Opens the newest order that the member may still cancel. */
async function openNewOrder(page: Page): Promise<void> {
  await page.goto('/my/orders?status=NEW_ORDER');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeVisible();
}

resetAfterEach('student');

test(
  '[R4.4] [R2.19] [R7.28] a member cancels an order with a reason and gets the coins back',
  { tag: '@journey' },
  async ({ page }) => {
    await openSignedIn(page, 'student');
    await openNewOrder(page);
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/Возврат за заказ\+320\sтокенов/);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    // Without a reason the dialog stays open.
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await dialog.getByRole('radio', { name: REASON }).check();
    const toast = page.getByText('Сообщение об отмене заказа отправлено менеджеру');
    await Promise.all([
      // The wait starts before the press: the toast disappears after three seconds.
      expect(toast).toBeVisible(),
      dialog.getByRole('button', { name: 'Отменить заказ' }).click(),
    ]);
    await expect(
      page.getByText(REASON).or(page.getByText('Отменён').first()).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
    await page.goto('/my/');
    // The socks of the newest order cost 320.
    await expect(page.getByText('12 800').first()).toBeVisible();
    await page.goto('/my/history');
    const refund = page.getByRole('listitem').filter({ hasText: 'Возврат за заказ' }).first();
    await expect(refund).toContainText(/\+320Возврат$/);
    await page.goto('/my/inbox');
    await expect(page.getByText(/^Возврат за заказ: 320\sтокенов$/)).toBeVisible();
    await expect(page.getByText('Начисление: 320')).toHaveCount(0);
  },
);

test('[R4.4] [R7.31] after a failed response the dialog says that the outcome is unknown and keeps the reason; a second press cancels the order', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await openNewOrder(page);
  const match = '^POST /service/api/orders/\\d+/message';
  await server.faults([{ match, status: 502, body: 'Bad gateway', times: 1 }]);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: REASON }).check();
  await dialog.getByLabel('Подробности').fill(DETAILS);
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(dialog.getByText('уточняем результат')).toBeVisible();
  await expect(dialog.getByLabel('Подробности')).toHaveValue(DETAILS);
  await expect(dialog.getByRole('radio', { name: REASON })).toBeChecked();
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Отменён').first()).toBeVisible();
});
