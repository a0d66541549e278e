import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { decodeScreen } from '../support/looks/decode.ts';
import {
  balanceOf,
  beginPurchase,
  buy,
  buyButton,
  productCard,
  confirmButton,
  dialogOf,
  failCatalogRequests,
  holdOrders,
  NO_EVENTS,
  openProduct,
  PRODUCT,
  readOutcome,
  reloadProduct,
  acknowledgeButton,
  storePlaces,
  untilCardsLoaded,
  withAppClockPaused,
} from '../support/members/buying.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const PRICE = 1200;
const START = 12_480;
const ORDERS = '^POST /service/api/orders$';

test.beforeEach(async ({ server }) => {
  await server.sandbox('POST', 'reset', { email: 'student@example.test' });
  await server.staff.setProduct(PRODUCT, { price: PRICE, stock: 20 });
});

resetAfterEach('student');

/** Checks that exactly this many purchases were charged and that the audit finds no error. */
const expectBought = async (server: Parameters<typeof balanceOf>[0], times: number) =>
  expect(await balanceOf(server, 'student')).toBe(START - times * PRICE);

async function signInAndOpen(page: Page): Promise<void> {
  await openSignedIn(page, 'student');
  await openProduct(page, PRODUCT);
}

test(
  '[R2.17] [R2.18] a student sees the balance before and after, chooses the delivery, and gets the order with its pickup code',
  { tag: '@journey' },
  async ({ page, server }) => {
    await signInAndOpen(page);
    await expectNoAxeViolations(page);
    await beginPurchase(page);
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(/На счёте\s*12\s480\s*токенов/u);
    await expect(dialog).toContainText(/Спишем\s*−1\s200\s*токенов/u);
    await expect(dialog).toContainText(/Останется\s*11\s280\s*токенов/u);
    await expectNoAxeViolations(page);
    await dialog.getByRole('radio', { name: 'Самовывоз', exact: true }).check();
    await dialog.getByLabel('Комментарий').fill('Размер M, пожалуйста');
    await confirmButton(page).click();
    const outcome = await readOutcome(page);
    expect(outcome.state).toBe('placed');
    const orderId = outcome.state === 'placed' ? outcome.orderId : 0;
    await expect(dialogOf(page)).toContainText('На счёте осталось 11 280 токенов');
    await expectNoAxeViolations(page);
    expect((await decodeScreen(page)).map(({ text }) => text)).toEqual([String(orderId)]);
    await page.getByRole('link', { name: 'Открыть заказ' }).click();
    await expect(page).toHaveURL(new RegExp(`/my/orders/${orderId}$`, 'u'));
    await expect(page.getByText('Размер M, пожалуйста')).toBeVisible();
    await expect(page.getByText('Самовывоз')).toBeVisible();
    await expectBought(server, 1);
  },
);

test('[R2.17] a gift becomes the member’s own order with the friend’s name in its comment', async ({
  page,
  server,
}) => {
  await signInAndOpen(page);
  await page.getByRole('button', { name: 'Купить для друга' }).click();
  await expect(confirmButton(page)).not.toHaveAttribute('aria-busy');
  await confirmButton(page).click();
  const friend = dialogOf(page).getByLabel('Как зовут друга');
  await expect(friend).toBeFocused();
  await friend.fill('Алия Каримова');
  await confirmButton(page).click();
  await readOutcome(page);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page.getByText('Для друга: Алия Каримова')).toBeVisible();
  await expectBought(server, 1);
});

test('[R2.18] a product that sold out after the page loaded is reported before or after the tap, and nothing is charged', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await failCatalogRequests(server);
  await signInAndOpen(page);
  await beginPurchase(page);
  await server.staff.setProduct(PRODUCT, { stock: 0 });
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('rejected');
  await expect(dialogOf(page)).toContainText('Ничего не списано');
  await dialogOf(page).getByRole('button', { name: 'Понятно' }).click();
  await expect(productCard(page)).toContainText(/Всё разобрали/u);
  await server.staff.setProduct(PRODUCT, { stock: 1 });
  await reloadProduct(page, PRODUCT);
  await expect(buyButton(page)).not.toHaveAttribute('aria-disabled');
  await server.staff.setProduct(PRODUCT, { stock: 0 });
  // The screen fetches the product again when the network is back: it may say so before the tap.
  const soldOut = page.getByText('Всё разобрали').last();
  await expect(async () => {
    if (!(await soldOut.isVisible())) await buyButton(page).click({ timeout: LIMITS.attempt });
    await expect(soldOut).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
  await expectBought(server, 0);
});

test('[R5.8] [R1.7] a purchase whose card is blocked after the dialog opened is rejected, and nothing is charged', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const started = untilCardsLoaded(page);
  await signInAndOpen(page);
  await started;
  await beginPurchase(page);
  await server.faults([NO_EVENTS]);
  await server.staff.setCard('student@example.test', 5);
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('rejected');
  await expect(dialogOf(page)).toContainText('Карта не активна');
  await expectBought(server, 0);
});

for (const drop of ['before', 'after'] as const) {
  const details = drop === 'after' ? { tag: '@journey' } : {};
  test(
    `[R9.9] when the connection drops ${drop} the service handles the order, the dialog still shows the order by itself, charged once`,
    details,
    async ({ page, server, expectNetworkErrors }) => {
      expectNetworkErrors();
      await signInAndOpen(page);
      await server.faults([{ match: ORDERS, drop }]);
      expect(await buy(page)).toEqual({ state: 'unconfirmed' });
      await expect(dialogOf(page)).not.toContainText(/попробуй/iu);
      await server.clearFaults();
      const placed = page.getByRole('heading', { name: 'Заказ принят' });
      await expect(placed).toBeVisible();
      await expectBought(server, 1);
    },
  );
}

test('[R9.9] [R2.18] after a 500 the purchase stays unconfirmed, and the product cannot be bought again until its outcome is known', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await signInAndOpen(page);
  await server.faults([
    { match: ORDERS, status: 500, body: '{}', contentType: 'application/json' },
  ]);
  expect(await buy(page)).toEqual({ state: 'unconfirmed' });
  await expectNoAxeViolations(page);
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(buyButton(page)).toHaveCount(0);
  await expect(productCard(page)).toContainText(/Уточняем результат/u);
  await expectBought(server, 0);
  await server.clearFaults();
  await page.reload();
  await acknowledgeButton(page).click();
  await expect(buyButton(page)).not.toHaveAttribute('aria-disabled');
  await expectBought(server, 1);
});

test('[R2.18] until the response the button ignores presses; after five seconds the dialog says that it takes longer and can be closed', async ({
  page,
  server,
}) => {
  await signInAndOpen(page);
  const release = await holdOrders(page);
  await beginPurchase(page);
  await withAppClockPaused(page, async () => {
    await confirmButton(page).dblclick();
    await confirmButton(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(confirmButton(page)).toHaveAttribute('aria-busy', 'true');
  });
  await expect(dialogOf(page).getByRole('alert')).toContainText('Ответ идёт дольше обычного');
  await expect(dialogOf(page).getByRole('button', { name: 'Закрыть' }).last()).toBeVisible();
  release();
  expect((await readOutcome(page)).state).toBe('placed');
  await expectBought(server, 1);
});

test('[R9.9] a tab that is closed after the tap leaves one order, which the next start shows', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  test.slow();
  expectNetworkErrors();
  const killed = await openApp(profileDir);
  await signInAndOpen(killed.page);
  await server.faults([{ match: ORDERS, delayMs: 3000, drop: 'after', times: 1 }]);
  await beginPurchase(killed.page);
  const sent = killed.page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/service/api/orders'),
  );
  await confirmButton(killed.page).click();
  await sent;
  await killed.context.close();
  await server.clearFaults();

  const { page } = await openApp(profileDir);
  await page.goto(`/my/catalog/${PRODUCT}`);
  await acknowledgeButton(page).click();
  await expect(buyButton(page)).not.toHaveAttribute('aria-disabled');
  await expectBought(server, 1);
});

test('[R9.9] a purchase that is saved offline is not ordered; online again the member confirms it, and it is bought once', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  test.slow();
  const opened = await openApp(profileDir);
  const { page } = opened;
  await visitOnce(opened, 'student');
  await storePlaces(page);
  await openProduct(page, PRODUCT);
  expectNetworkErrors();
  await server.kill();
  await beginPurchase(page);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Пока цену не проверить, ничего не спишется');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Комментарий').fill('Подарочный пакет');
  await dialog.getByRole('button', { name: 'Сохранить на потом' }).click();
  expect(await readOutcome(page)).toEqual({ state: 'saved' });
  await expect(dialogOf(page)).toContainText('не заказано');
  await server.restart();
  await expectBought(server, 0);

  await page.goto(`/my/catalog/${PRODUCT}?buy`);
  await expect(dialogOf(page).getByLabel('Комментарий')).toHaveValue('Подарочный пакет');
  await expect(page).toHaveURL(new RegExp(`/catalog/${PRODUCT}$`, 'u'));
  // The button ignores presses until the purchase quote is loaded.
  await expect(confirmButton(page)).not.toHaveAttribute('aria-busy');
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('placed');
  await expectBought(server, 1);
});
