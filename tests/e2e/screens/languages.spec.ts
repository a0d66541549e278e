import { expect, type Page } from '@playwright/test';
import { desktop } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const KEY = 'SF_LANG';
const UZBEK = 'Uz – Oʻzbekcha';
const RUSSIAN = 'Ru – Русский';
/** What a browser prints for the month of a language that it does not know (R10.4). */
const UNKNOWN_MONTH = /\bM\d\d/;
/** A key that has no text: `orders.status.NEW_ORDER`. */
const KEY_WITHOUT_TEXT = /\b[a-z]+[.:][a-z]+[A-Za-z]*(\.\w+)+\b/;

const storedLanguage = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const html = (page: Page) => page.locator('html');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const choose = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Marks the document; a reload removes the mark. */
const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const expectSamePage = (page: Page) => expect(page.locator('body[data-mark]')).toHaveCount(1);

async function expectTranslatedTexts(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(UNKNOWN_MONTH);
  expect(text).not.toMatch(KEY_WITHOUT_TEXT);
}

test(
  '[R1.8] [R10.4] choosing another language changes texts, numbers, dates, the document’s language and its title at once',
  { tag: '@journey' },
  async ({ page }) => {
    await openSignedIn(page, 'student');
    await expect(page.getByText(/^12\s480\sтокенов$/).first()).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'ru');
    await expect(page).toHaveTitle(/^Профиль · /);
    const days = page.getByRole('heading', { level: 3 });
    await expect(
      days
        .filter({
          hasText:
            /^\d+\s(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)$/,
        })
        .first(),
    ).toBeVisible();
    await markPage(page);

    await choose(page, UZBEK);
    await expect(page.getByText(/^12\s480\stoken$/).first()).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'uz');
    await expect(page).toHaveTitle(/^Profil · /);
    await expect(
      days
        .filter({
          hasText:
            /^\d+-(?:yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr)$/,
        })
        .first(),
    ).toBeVisible();
    await expectTranslatedTexts(page);
    await expectSamePage(page);

    await choose(page, RUSSIAN);
    await expect(page.getByText(/^12\s480\sтокенов$/).first()).toBeVisible();
    await expect(page).toHaveTitle(/^Профиль · /);
    await expect(html(page)).toHaveAttribute('lang', 'ru');
    await expectTranslatedTexts(page);
    await expectSamePage(page);
  },
);

test('[R1.8] each screen shows its Uzbek title and no text without a translation', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await choose(page, UZBEK);
  await expect(html(page)).toHaveAttribute('lang', 'uz');
  for (const [path, name] of [
    ['', 'Profil'],
    ['catalog/products', 'Mahsulotlar'],
    ['catalog/services', 'Xizmatlar'],
    ['orders', 'Buyurtmalar'],
    ['no-such-screen', 'Bunday sahifa yoʻq'],
  ]) {
    await page.goto(`/my/${path}`);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    await expect(title(page)).toBeVisible();
    await expectTranslatedTexts(page);
  }
});

test('[R1.8] changing the language keeps the chosen filter and the focus', async ({ page }) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/orders');
  await page.getByRole('radio', { name: 'Готов к выдаче' }).click();
  await expect(page).toHaveURL(/status=DELIVERED/);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Готов к выдаче');
  await markPage(page);
  await choose(page, UZBEK);
  await expect(first).toContainText('Tayyor');
  await expect(page.getByRole('radio', { name: 'Tayyor', exact: true })).toBeChecked();
  await expect(page).toHaveURL(/status=DELIVERED/);
  await expect(page.getByRole('button', { name: UZBEK, exact: true })).toBeFocused();
  await expectSamePage(page);
});

test('[R1.8] changing the language keeps a typed value', async ({ openApp, profileDir }) => {
  const { page } = await openApp(profileDir, desktop);
  await page.goto('/my/documentation/functions/core');
  await page.getByLabel('Сумма').fill('21');
  const results = page.getByRole('status');
  await expect(results.filter({ hasText: /^21\sтокен · / })).toBeVisible();
  await expect(results.filter({ hasText: / · 5\sноября · ноябрь 2026$/ })).toBeVisible();
  await markPage(page);
  await page.getByRole('combobox', { name: 'Язык' }).selectOption('uz');
  await expect(page.getByLabel('Сумма')).toHaveValue('21');
  await expect(results.filter({ hasText: /^21\stoken · / })).toBeVisible();
  await expect(results.filter({ hasText: / · 5-noyabr · 2026-yil noyabr$/ })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'uz');
  await expectSamePage(page);
});

test('[R1.8] the chosen language is stored under SF_LANG and stays after a reload, also without a network', async ({
  page,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await untilInstalled(page);
  await choose(page, UZBEK);
  await expect(page).toHaveTitle(/^Profil · /);
  expect(await storedLanguage(page)).toBe('uz');
  await page.reload();
  await expect(page).toHaveTitle(/^Profil · /);
  await expect(html(page)).toHaveAttribute('lang', 'uz');
  const balance = page.getByText(/^12\s480\stoken$/).first();
  // The balance shows that the device holds the data; title and language do not.
  await expect(balance).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(balance).toBeVisible();
  await page.context().setOffline(false);
});

test('[R1.8] an invalid SF_LANG shows Russian', async ({ page }) => {
  await openSignedIn(page, 'student');
  await expect(page).toHaveTitle(/^Профиль · /);
  for (const junk of ['de', 'UZ', '', '__proto__', '{"lang":"uz"}']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, junk] as const);
    await page.reload();
    await expect(page, junk).toHaveTitle(/^Профиль · /);
    await expect(html(page), junk).toHaveAttribute('lang', 'ru');
    const russian = page.getByRole('button', { name: RUSSIAN, exact: true });
    await expect(russian, junk).toHaveAttribute('aria-pressed', 'true');
  }
});

test('[R1.8] without local storage the chosen language lasts until a reload', async ({ page }) => {
  await page.addInitScript((languageKey) => {
    for (const method of ['getItem', 'setItem'] as const) {
      const original = Storage.prototype[method] as (...args: string[]) => string | null;
      Object.defineProperty(Storage.prototype, method, {
        value(this: Storage, ...args: string[]) {
          if (args[0] === languageKey) throw new DOMException('No storage', 'SecurityError');
          return original.apply(this, args);
        },
      });
    }
  }, KEY);
  await openSignedIn(page, 'student');
  await expect(page).toHaveTitle(/^Профиль · /);
  await choose(page, UZBEK);
  await expect(page).toHaveTitle(/^Profil · /);
  await page.getByRole('navigation').getByRole('link', { name: 'Buyurtmalar' }).click();
  await expect(page).toHaveTitle(/^Buyurtmalar · /);
  await page.reload();
  await expect(page).toHaveTitle(/^Заказы · /);
});

test('[R1.8] when the texts of a language fail to load, an alert says so and nothing else changes', async ({
  openApp,
  emptyProfileDir,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  const { page } = await openApp(emptyProfileDir, { serviceWorkers: 'block' });
  await page.route(/\/assets\/uz-[^/]+\.js$/, (route) => route.abort());
  await openSignedIn(page, 'student');
  await choose(page, UZBEK);
  await expect(page.getByRole('alert')).toHaveText('Язык не загрузился: нужна сеть');
  await expect(html(page)).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveTitle(/^Профиль · /);
  expect(await storedLanguage(page)).toBeNull();
});
