import { expect, type Page } from '@playwright/test';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import {
  balanceOf,
  beginPurchase,
  confirmButton,
  holdOrders,
  openProduct,
  PRODUCT,
  acknowledgeButton,
} from '../support/members/buying.ts';
import { fieldOf } from '../support/members/friends.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';
import { clearDatabases, damage, deleteArea } from '../support/members/stored-area.ts';
import { readPurchases } from '../support/members/stored-purchases.ts';

resetAfterEach('student');

const balance = (page: Page) => page.getByText('12 480').first();
const orders = (page: Page) => page.getByRole('main').getByRole('article');
/** Whether the area has been drawn again since it was marked: everything on the screen is new. */
const mark = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.setAttribute('data-marked', ''));
const marked = (page: Page) => page.locator('main[data-marked]');

test('[R9.4] [R9.10] a database that is deleted under two open tabs is opened again: their screens show the data, and the form its draft', async ({
  page,
  context,
}) => {
  await visitOnce({ context, page }, 'student');
  const other = await context.newPage();
  await other.goto('/my/orders');
  await expect(orders(other).first()).toBeVisible();
  await page.goto('/my/invite');
  await fieldOf(page, 'Фамилия').fill('Qdraft');
  await mark(page);
  await mark(other);
  await deleteArea(page);
  await expect(marked(page)).toHaveCount(0);
  await expect(marked(other)).toHaveCount(0);
  await expect(fieldOf(page, 'Фамилия')).toHaveValue('Qdraft');
  await expect(orders(other).first()).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, 'Фамилия')).toHaveValue('Qdraft');
});

test('[R9.4] [R9.2] a database that is deleted without a network takes neither the open pickup code nor the other screens', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student');
  await server.kill();
  await page.goto('/my/orders?codes');
  const code = page.getByRole('dialog').getByRole('img').first();
  await expect(code).toBeVisible();
  // The app has taken over and found that there is no network: from then on it watches its database.
  await expect(page.getByText(/сервис не отвечает/i).first()).toBeAttached();
  await mark(page);
  await deleteArea(page);
  await expect(marked(page)).toHaveCount(0);
  await expect(code).toBeVisible();
  await page.goto('/my/');
  await expect(balance(page)).toBeVisible();
});

test('[R9.4] [R9.9] a database that is deleted while an order is sent keeps the purchase, which becomes one order', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await openProduct(page, PRODUCT);
  const before = await balanceOf(server, 'student');
  const release = await holdOrders(page);
  await beginPurchase(page);
  await confirmButton(page).click();
  await expect.poll(async () => (await readPurchases(page)).intents.length).toBe(1);
  const [intent] = (await readPurchases(page)).intents;
  await mark(page);
  await deleteArea(page);
  await expect(marked(page)).toHaveCount(0);
  // The area is open again.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = (await readPurchases(page)).intents;
  expect(kept.map(({ requestId }) => requestId)).toEqual([intent?.requestId]);
  release();
  await expect(acknowledgeButton(page)).toBeVisible();
  expect(before - (await balanceOf(server, 'student'))).toBe(intent?.body.confirmedPrice);
});

test('[R9.4] databases that the browser clears under an open tab are filled again', async ({
  page,
  context,
}) => {
  await visitOnce({ context, page }, 'student');
  await page.goto('/my/orders');
  await expect(orders(page).first()).toBeVisible();
  await mark(page);
  await clearDatabases(page);
  await expect(marked(page)).toHaveCount(0);
  await expect(orders(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Профиль' }).first().click();
  await expect(balance(page)).toBeVisible();
});

test('[R9.4] without a network a tab whose databases the browser clears says so, and shows the data once the network is back', async ({
  page,
  context,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student');
  await page.goto('/my/');
  await expect(balance(page)).toBeVisible();
  await context.setOffline(true);
  await clearDatabases(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет сети для первого входа');
  await context.setOffline(false);
  await expect(balance(page)).toBeVisible();
});

test('[R9.4] stored records of a wrong shape break neither profile nor orders without a network, and are fetched again', async ({
  page,
  context,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await visitOnce({ context, page }, 'student');
  await server.faults([{ match: ' /service/', drop: 'before' }]);
  await damage(page, {
    meta: { userInfo: { firstName: 7, deals: 'none' }, client: 5, catalogChanges: null },
    cards: { cardNumber: 7 },
    operations: { date: null, type: 3 },
    orders: { productName: 'one', status: 'DELIVERED', kind: 'product', history: null },
  });
  await page.goto('/my/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Технические работы')).toHaveCount(0);
  await page.goto('/my/orders');
  await expect(orders(page).first()).toBeVisible();
  const shown = await orders(page).count();
  await server.clearFaults();
  await wakeUp(page);
  await expect.poll(() => orders(page).count()).toBeGreaterThan(shown);
  await page.getByRole('link', { name: 'Профиль' }).first().click();
  await expect(balance(page)).toBeVisible();
});

test('[R4.11] starts whose silent frame fails leave no pile of records, and a sign-in page of another tab keeps its own', async ({
  page,
  context,
}) => {
  await visitOnce({ context, page }, 'student');
  await page.evaluate(() => {
    const hour = 3_600_000;
    const write = (state: string, redirectUri: string, expires: number) =>
      localStorage.setItem(
        `kc-callback-${state}`,
        JSON.stringify({ state, redirectUri: encodeURIComponent(redirectUri), expires }),
      );
    for (let index = 0; index < 40; index += 1)
      write(`frame-${index}`, `${origin}/my/silent-check-sso.html`, Date.now() + hour - 20_000);
    write('page', `${origin}/my/`, Date.now() + hour - 1_800_000);
  });
  await page.goto('/my/');
  await expect(balance(page)).toBeVisible();
  const records = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^kc-callback-(frame|page)/u.test(key)),
    );
  await expect.poll(records).toEqual(['kc-callback-page']);
});
