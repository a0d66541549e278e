import { expect, type Page } from '@playwright/test';
import { translatePages } from '../support/browser/translate-page.ts';
import { test } from '../support/fixtures.ts';
import {
  balanceOf,
  beginPurchase,
  confirmButton,
  dialogOf,
  holdOrders,
  openProduct,
  PRODUCT,
} from '../support/members/buying.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const PRICE = 1200;
const START = 12_480;
const inCoins = (amount: number) =>
  new RegExp(amount.toLocaleString('ru').replace(/\s/u, '\\s'), 'u');

resetAfterEach('student');

/** The dialog on top, whose title is translated. */
const dialogTitle = (page: Page) => page.getByRole('dialog').last().getByRole('heading').first();
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function buyTranslated(page: Page): Promise<void> {
  await button(page, /^Купитьω/u)
    .first()
    .click();
  await page.getByRole('dialog').locator('[type=submit]:not([aria-busy])').click();
}

test.describe('on a page that the browser translates', () => {
  test.beforeEach(async ({ page, server }) => {
    await server.sandbox('POST', 'reset', { email: 'student@example.test' });
    await server.staff.setProduct(PRODUCT, { price: PRICE, stock: 20 });
    await translatePages(page);
    await openSignedIn(page, 'student');
  });

  test('[R2.18] [R9.9] three purchases end with the outcome, and each is charged once', async ({
    page,
    server,
  }) => {
    for (const times of [1, 2, 3]) {
      // The purchase would say that the balance has changed meanwhile.
      await page.goto('/my/');
      await expect(page.getByText(inCoins(START - (times - 1) * PRICE)).first()).toBeVisible();
      await page.goto(`/my/catalog/${PRODUCT}`);
      await buyTranslated(page);
      await expect(dialogTitle(page)).toHaveText('Заказω принятω');
      await expect(page.getByText(/^Заказω №\s\d+$/u)).toBeVisible();
      await expect(page.getByRole('dialog')).toContainText(/\d\sтокен/u);
      await button(page, /^Закрытьω$/u)
        .last()
        .click();
      expect(await balanceOf(server, 'student')).toBe(START - times * PRICE);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/my/catalog/${PRODUCT}$`, 'u'));
  });

  test('[R2.15] [R2.14] [R2.12] texts that change go on changing', async ({ page }) => {
    await page.goto('/my/catalog/products');
    const search = page.getByRole('searchbox').first();
    const chip = (text: string) => page.getByRole('listitem').getByText(text);
    await search.fill('кружка');
    await expect(chip('«кружкаω»')).toBeVisible();
    await search.fill('рюкзак');
    await expect(chip('«рюкзакω»')).toBeVisible();
    await expect(chip('«кружкаω»')).toHaveCount(0);

    await page.goto('/my/history');
    await page.getByText('Свойω периодω').click();
    await expect(page.getByText('Сω какогоω дняω')).toBeVisible();

    await page.goto(`/my/catalog/${PRODUCT}`);
    const goal = button(page, /^Коплюω наω этоω$/u);
    for (const isChosen of ['true', 'false']) {
      await goal.click();
      // The account saves for something else.
      if (isChosen === 'true') await button(page, /^Поменятьω$/u).click();
      await expect(goal).toHaveAttribute('aria-pressed', isChosen);
    }
  });

  test('[R1.8] names, card and order numbers and amounts keep their words', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/!$/u);
    const name = (await title.innerText()).match(/\p{L}+(?=!$)/u)?.[0];
    expect(name).toMatch(/^\p{L}{3,}$/u);
    expect(name).not.toContain('ω');
    for (const path of ['', 'orders', 'rating', 'history', `catalog/${PRODUCT}`, 'about']) {
      await page.goto(`/my/${path}`);
      await expect(title).toContainText('ω');
      await expect(page.getByRole('main').locator('[data-loading]')).toHaveCount(0);
      const translated = await page.locator('font > font').allInnerTexts();
      expect(translated.length).toBeGreaterThan(10);
      const wrong = translated.filter(
        (text) =>
          text.includes(name ?? '') ||
          /^(?:№\s?)?[+−-]?[\d\s]{3,}(?:токен\p{L}*)?$/u.test(text) ||
          /^\d{4} \d{4}/u.test(text),
      );
      expect(wrong, path).toEqual([]);
    }
  });
});

test('[R4.6] [R9.9] a screen that breaks while the order is being sent leads with the outcome', async ({
  page,
  problems,
  server,
}) => {
  problems.allow(/NotFoundError|removeChild/u);
  await server.sandbox('POST', 'reset', { email: 'student@example.test' });
  await server.staff.setProduct(PRODUCT, { price: PRICE, stock: 20 });
  await openSignedIn(page, 'student');
  await openProduct(page, PRODUCT);
  const release = await holdOrders(page);
  await beginPurchase(page);
  await confirmButton(page).click();
  // As an extension does: React finds another element where it has put its own.
  await dialogOf(page).evaluate((dialog) => dialog.replaceWith(dialog.cloneNode(true)));
  release();
  await expect(dialogTitle(page)).toHaveText('Заказ принят');
  await expect(dialogOf(page).getByText(/^Заказ №\s\d+ принят: /u)).toBeVisible();
  await expect(dialogOf(page).getByText(/Код для поддержки: [\da-f]{8}$/u)).toBeVisible();
  await expect(page.getByText(/removeChild|Ошибка/u)).toHaveCount(0);
  expect(await balanceOf(server, 'student')).toBe(START - PRICE);
});
