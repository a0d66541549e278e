import { expect, type Page } from '@playwright/test';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

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

/** Fills in the dialog's reason and confirms. */
async function confirmCancellation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: REASON }).check();
  await dialog.getByLabel('Подробности').fill(DETAILS);
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(dialog).toHaveCount(0);
}

// The order's own card is around it.
const notice = (page: Page) =>
  page.getByRole('article').filter({ hasText: 'Отмена заказа №' }).last();

test('[R4.4] [R7.31] [R9.10] a cancellation whose response was lost is repeated by itself, and the order is cancelled once', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await openNewOrder(page);
  const match = '^POST /service/api/orders/\\d+/message';
  await server.faults([{ match, status: 502, body: 'Bad gateway', times: 1 }]);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/orders\/\d+\/message\b/.test(request.url())) sent.push(request.headers()['x-request-id']);
  });
  await confirmCancellation(page);
  await expect(notice(page)).toContainText('Ответ ещё не пришёл');
  await expect(page.locator(':focus')).toContainText('Отмена заказа №');
  await expect(notice(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Отменён').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
});

test('[R4.4] [R9.10] [R9.11] a cancellation that never left is shown as not sent in the first second after the cut, can be removed, and goes out when the network is back', async ({
  page,
  context,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await untilInstalled(page);
  await openNewOrder(page);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: REASON }).check();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(notice(page)).toContainText('Отправим, как только будет связь');
  await notice(page).getByRole('button', { name: 'Убрать' }).click();
  await expect(notice(page)).toHaveCount(0);

  await confirmCancellation(page);
  const address = page.url();
  await page.goto('/my/orders?status=NEW_ORDER');
  await expect(page.getByRole('article').first()).toContainText('Отмена ещё не подтверждена');
  await page.goto('/my/settings');
  await page.getByRole('link', { name: 'Ждёт отправки' }).click();
  await expect(notice(page)).toContainText('Отправим, как только будет связь');
  await notice(page).getByRole('button', { name: 'Открыть' }).click();
  await expect(page).toHaveURL(address);
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Отменён').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
