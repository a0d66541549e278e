import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import {
  balanceOf,
  beginPurchase,
  buyButton,
  productCard,
  confirmButton,
  dialogOf,
  holdOrders,
  withAppClockPaused,
  openProduct,
  PRODUCT,
  readOutcome,
  acknowledgeButton,
} from '../support/members/buying.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const PRICE = 1200;
const START = 12_480;
const ORDERS = '^POST /service/api/orders$';
const student = 'student';

test.beforeEach(async ({ page, server }) => {
  await server.sandbox('POST', 'reset', { email: 'student@example.test' });
  await server.staff.setProduct(PRODUCT, { price: PRICE, stock: 20 });
  await openSignedIn(page, student);
  await page.goto('/my/catalog/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openProduct(page, PRODUCT);
});

resetAfterEach('student');

const placedNotice = (page: Page) => page.getByRole('main').getByText(/^Заказ №\s\d+ принят: /u);
const pendingNotice = (page: Page) => page.getByRole('main').getByText(/^Узнаём, заказано ли: /u);

/** Confirms the purchase; resolves when the page has sent its request. */
async function confirm(page: Page): Promise<void> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/service/api/orders'),
  );
  await confirmButton(page).click();
  await sent;
}

test('[R2.18] [R2.17] Back closes only the purchase dialog and keeps the typed comment; Back from the order returns to the product', async ({
  page,
}) => {
  await beginPurchase(page);
  await dialogOf(page).getByLabel('Комментарий').fill('Размер M');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/catalog/${PRODUCT}$`, 'u'));
  await expect(buyButton(page)).toBeFocused();

  await beginPurchase(page);
  await expect(dialogOf(page).getByLabel('Комментарий')).toHaveValue('Размер M');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await beginPurchase(page);
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('placed');
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/u);
  await page.goBack();
  await expect(buyButton(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(placedNotice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/products$/u);
});

test('[R9.9] [R2.18] a member who leaves a slow purchase sees on another screen that it is pending, and then its order, once', async ({
  page,
  server,
}) => {
  const release = await holdOrders(page);
  await beginPurchase(page);
  await withAppClockPaused(page, async () => {
    await confirmButton(page).click();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => 'over' in (history.state as object))).toBe(true);
    await expect(confirmButton(page)).toHaveAttribute('aria-busy', 'true');
  });
  await expect(dialogOf(page).getByRole('alert')).toContainText('Ответ идёт дольше обычного');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(productCard(page)).toContainText(/Уточняем результат/u);
  await page.getByRole('link', { name: 'К списку' }).click();
  await expect(pendingNotice(page)).toBeVisible();

  release();
  await expect(placedNotice(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/u);
  await expect(placedNotice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/products$/u);
  await expect(placedNotice(page)).toHaveCount(0);
  expect(await balanceOf(server, student)).toBe(START - PRICE);
});

test('[R9.9] [R2.18] a member who closes the dialog of a slow purchase sees the order beside the button and acknowledges it before buying again', async ({
  page,
  server,
}) => {
  const release = await holdOrders(page);
  await beginPurchase(page);
  await confirm(page);
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(productCard(page)).toContainText(/Уточняем результат/u);
  release();
  await expect(productCard(page)).toContainText(/Заказ принят/u);
  await expect(placedNotice(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('link', { name: /^Открыть заказ №\s\d+$/u })).toBeVisible();
  await acknowledgeButton(page).click();
  await expect(buyButton(page)).not.toHaveAttribute('aria-disabled');
  expect(await balanceOf(server, student)).toBe(START - PRICE);
});

test('[R2.18] [R9.9] an open purchase dialog shows the new balance after a purchase in another tab', async ({
  context,
  page,
  server,
}) => {
  const other = await context.newPage();
  await openProduct(other, PRODUCT);
  await beginPurchase(other);
  await expect(dialogOf(other)).toContainText(/На счёте\s*12\s480/u);
  await beginPurchase(page);
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('placed');
  const changed = dialogOf(other).getByRole('alert');
  await expect(changed).toContainText('было 12 480');
  await expect(changed).toContainText('стало 11 280');
  await expect(confirmButton(other)).toHaveAttribute('aria-disabled', 'true');
  expect(await balanceOf(server, student)).toBe(START - PRICE);
});

test('[R2.17] after a reload of the purchase dialog or Forward to it each Back changes the screen; a double tap on its close button opens nothing else', async ({
  page,
}) => {
  await beginPurchase(page);
  await page.reload();
  await expect(buyButton(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'over' in (history.state as object))).toBe(false);
  await beginPurchase(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => 'over' in (history.state as object))).toBe(false);
  await beginPurchase(page);
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).first().dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/catalog/${PRODUCT}$`, 'u'));
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/products$/u);
});

test('[R9.9] a page that is left while its order is sent shows the order on the next screen until the notice is closed', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await server.faults([{ match: ORDERS, delayMs: 2000, drop: 'after', times: 1 }]);
  await beginPurchase(page);
  await confirm(page);
  await page.goto('/my/');
  await expect(placedNotice(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(placedNotice(page)).toBeInViewport();
  await page.reload();
  await expect(placedNotice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(placedNotice(page)).toHaveCount(0);
  expect(await balanceOf(server, student)).toBe(START - PRICE);
});

test('[R9.9] a purchase that is rejected after its dialog was closed shows the reason until the member opens the orders', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await beginPurchase(page);
  await server.staff.setProduct(PRODUCT, { stock: 0 });
  const release = await holdOrders(page);
  await confirm(page);
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).last().click();
  await page.getByRole('link', { name: 'К списку' }).click();
  release();
  const rejectionNotice = page.getByRole('main').getByText(/^Заказ не прошёл: .*Всё разобрали/u);
  await expect(rejectionNotice).toBeVisible();
  await page.getByRole('link', { name: 'Посмотреть', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Незавершённые заказы' }).getByText('Заказ не прошёл'),
  ).toBeVisible();
  await expect(rejectionNotice).toHaveCount(0);
  expect(await balanceOf(server, student)).toBe(START);
});
