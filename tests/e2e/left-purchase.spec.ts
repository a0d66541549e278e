import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import {
  balanceOf,
  beginPurchase,
  buyButton,
  confirmButton,
  dialogOf,
  inNoTime,
  openProduct,
  PRODUCT,
  readOutcome,
  seenButton,
  setProduct,
} from './support/buying.ts';
import { test } from './support/fixtures.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { signInAs } from './support/sign-in.ts';

const PRICE = 1200;
const START = 12_480;
const ORDERS = '^POST /service/api/orders$';
/** When a slow answer comes, in ms: well after five seconds, and before the app gives it up. */
const ANSWER_MS = 20_000;
const ANSWERED = { timeout: 60_000 };
const student = 'student';

test.beforeEach(async ({ page, server }) => {
  await server.sandbox('POST', 'reset', { email: 'student@example.test' });
  await setProduct(server, PRODUCT, { price: PRICE, stock: 20 });
  await signInAs(page, student);
  await page.goto('/my/catalog/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openProduct(page, PRODUCT);
});

resetAfterEach('student');

const placed = (page: Page) => page.getByRole('main').getByText(/^Заказ № \d+ принят: /u);
const awaited = (page: Page) => page.getByRole('main').getByText(/^Узнаём, заказано ли: /u);

/** Presses the button that buys; resolves when the order has left. */
async function confirm(page: Page): Promise<void> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/service/api/orders'),
  );
  await confirmButton(page).click();
  await sent;
}

test('[R2.18] [R2.17] Back over a confirmation closes it alone, with what was typed kept; Back from the order leads to the product', async ({
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
  await expect(placed(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/products$/u);
});

test('[R9.9] [R2.18] whoever goes away from a slow purchase is told on any screen that it is found out, then of the order, once', async ({
  page,
  server,
}) => {
  await server.faults([{ match: ORDERS, delayMs: ANSWER_MS, times: 1 }]);
  await beginPurchase(page);
  await inNoTime(page, async () => {
    await confirmButton(page).click();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => 'over' in (history.state as object))).toBe(true);
    await expect(confirmButton(page)).toHaveAttribute('aria-busy', 'true');
  });
  await expect(dialogOf(page).getByRole('alert')).toContainText('Ответ идёт дольше обычного');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(buyButton(page)).toHaveAccessibleDescription(/Уточняем результат/u);
  await page.getByRole('link', { name: 'К списку' }).click();
  await expect(awaited(page).or(placed(page))).toBeVisible();

  await expect(placed(page)).toBeVisible(ANSWERED);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/u);
  await expect(placed(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/products$/u);
  await expect(placed(page)).toHaveCount(0);
  expect(await balanceOf(server, student)).toBe(START - PRICE);
});

test('[R9.9] [R2.18] whoever stays at the product is told of the order beside the button, which buys no second one before that was seen', async ({
  page,
  server,
}) => {
  await server.faults([{ match: ORDERS, delayMs: ANSWER_MS, times: 1 }]);
  await beginPurchase(page);
  await confirm(page);
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(buyButton(page)).toHaveAccessibleDescription(/Уточняем результат/u);
  await expect(buyButton(page)).toHaveAccessibleDescription(/Заказ принят/u, ANSWERED);
  await expect(placed(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('link', { name: /^Открыть заказ № \d+$/u })).toBeVisible();
  await seenButton(page).click();
  await expect(buyButton(page)).not.toHaveAttribute('aria-disabled');
  expect(await balanceOf(server, student)).toBe(START - PRICE);
});

test('[R2.18] [R9.9] a confirmation in another tab follows what this one has bought', async ({
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

test('[R2.17] a reload over a confirmation and Forward to it leave no Back that does nothing; a double tap that closes it opens no other', async ({
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

test('[R9.9] a page that is reloaded while its order is sent tells of it on the next screen', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await server.faults([{ match: ORDERS, delayMs: 2000, drop: 'after', times: 1 }]);
  await beginPurchase(page);
  await confirm(page);
  await page.goto('/my/');
  await expect(placed(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(placed(page)).toBeInViewport();
  await page.reload();
  await expect(placed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(placed(page)).toHaveCount(0);
  expect(await balanceOf(server, student)).toBe(START - PRICE);
});

test('[R9.9] a purchase that is refused after its dialog was left says why, and that is over once the orders were seen', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await beginPurchase(page);
  await setProduct(server, PRODUCT, { stock: 0 });
  await server.faults([{ match: ORDERS, delayMs: ANSWER_MS, times: 1 }]);
  await confirm(page);
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).last().click();
  await page.getByRole('link', { name: 'К списку' }).click();
  const refused = page.getByRole('main').getByText(/^Заказ не прошёл: .*Всё разобрали/u);
  await expect(refused).toBeVisible(ANSWERED);
  await page.getByRole('link', { name: 'Посмотреть', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Незавершённые заказы' }).getByText('Заказ не прошёл'),
  ).toBeVisible();
  await expect(refused).toHaveCount(0);
  expect(await balanceOf(server, student)).toBe(START);
});
