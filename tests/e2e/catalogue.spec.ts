import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoAxeViolations, overflowFindings } from './support/accessibility.ts';
import { desktop } from './support/browser.ts';
import {
  amount,
  cards,
  chooseInSheet,
  found,
  names,
  openCatalogue,
  openFilter,
  prices,
  PRODUCTS,
} from './support/catalogue.ts';
import { test } from './support/fixtures.ts';
import { untilInstalled } from './support/installed-app.ts';
import { linkInSight, scrollToRest } from './support/list-in-sight.ts';
import { signInAs } from './support/sign-in.ts';

test('[R2.15] a choice leaves as many products as it has promised, stays in the address, and Back undoes it', async ({
  page,
}) => {
  await openCatalogue(page);
  const all = await amount(page);
  const promised = await chooseInSheet(page, 'Посуда');
  expect(promised).toBeLessThan(all);
  await expect.poll(() => amount(page)).toBe(promised);
  await expect(page).toHaveURL(/\?category=\d+$/);
  await chooseInSheet(page, 'Кружки');
  await expect(page).toHaveURL(/\?category=\d+&sub=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?category=\d+$/);
  await expect.poll(() => amount(page)).toBe(promised);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));
  await expect.poll(() => amount(page)).toBe(all);
});

test('[R2.15] Back closes the sheet with what was chosen there; Back again undoes it all at once', async ({
  page,
}) => {
  await openCatalogue(page);
  const all = await amount(page);
  const sheet = await openFilter(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));

  await openFilter(page);
  await sheet.getByRole('button', { name: /^Посуда/ }).click();
  await sheet.getByRole('button', { name: /^Кружки/ }).click();
  await expect.poll(() => amount(page)).toBeLessThan(all);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\?category=\d+&sub=\d+$/);
  expect(await amount(page)).toBeLessThan(all);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));
  await expect.poll(() => amount(page)).toBe(all);

  // A word whose letters still wait for their pause is none of the sheet's choices.
  await page.getByRole('searchbox').fill('кружка');
  await openFilter(page);
  await expect(page).toHaveURL(/q=/);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('кружка');
});

test('[R2.15] the list is searched while one types, and each chip is taken away by itself', async ({
  page,
}) => {
  await openCatalogue(page);
  const all = await amount(page);
  const dishes = await chooseInSheet(page, 'Посуда');
  await page.getByRole('searchbox').fill('КРУЖКА доброе');
  await expect
    .poll(() => names(page))
    .toEqual(expect.arrayContaining([expect.stringContaining('Кружка «Доброе утро»')]));
  await expect
    .poll(async () => (await names(page)).every((name) => /кружка/i.test(name)))
    .toBe(true);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('button', { name: 'Убрать: «КРУЖКА доброе»' }).click();
  await expect.poll(() => amount(page)).toBe(dishes);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('button', { name: 'Убрать: Посуда' }).click();
  await expect.poll(() => amount(page)).toBe(all);
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));
});

test('[R2.15] the dearest price and the order hold together; nothing found offers everything again', async ({
  page,
}) => {
  await openCatalogue(page);
  const sheet = await openFilter(page);
  await sheet.getByRole('spinbutton', { name: 'Цена до' }).fill('900');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: /^Показать/ }).click();
  await expect(page).toHaveURL(/max=900/);
  await page.getByLabel('Порядок').selectOption({ label: 'Сначала дороже' });
  await expect(page).toHaveURL(/sort=desc/);
  await expect
    .poll(async () => {
      const shown = await prices(page);
      return shown.every((price, at) => price <= 900 && price <= (shown[at - 1] ?? 900));
    })
    .toBe(true);
  await page.getByRole('searchbox').fill('такого точно нет');
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Сбросить' }).last().click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\?sort=desc$/);
});

test('[R2.15] a link with a filter shows the same list to somebody else; what is wrong in it is ignored', async ({
  page,
  openApp,
}) => {
  await openCatalogue(page, `${PRODUCTS}?brand=7&sort=asc`);
  const shown = await names(page);
  const total = await amount(page);
  expect(shown.length).toBeGreaterThan(3);
  const other = mkdtempSync(join(tmpdir(), 'profile-'));
  const { page: fresh, context } = await openApp(other);
  await fresh.goto(`${PRODUCTS}?brand=7&sort=asc&category=999&max=lots&colour=red`);
  await signInAs(fresh, 'heavy');
  await expect(fresh).toHaveURL(/brand=7&sort=asc/);
  await expect.poll(() => amount(fresh)).toBe(total);
  await expect.poll(() => names(fresh)).toEqual(shown);
  await context.close();
  rmSync(other, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

test('[R2.15] Back from a product brings the list back as it was left: filter, place and focus', async ({
  page,
}) => {
  await openCatalogue(page, `${PRODUCTS}?q=и`);
  const scroll = await scrollToRest(page, 6000);
  const href = await linkInSight(page);
  const link = page.locator(`article a[href="${href}"]`);
  const before = await link.boundingBox();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('body')).toHaveClass('Product');
  await page.goBack();
  await expect(page).toHaveURL(/products\?q=/);
  const again = page.locator(`article a[href="${href}"]`);
  await expect(again).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll);
  expect(Math.abs(((await again.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});

test('[R2.15] a tap on a list that has just been scrolled means the product under it', async ({
  page,
}) => {
  await openCatalogue(page);
  const under = await page.evaluate(async () => {
    const hits: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      window.scrollBy(0, 20);
      await new Promise(requestAnimationFrame);
      const hit = document.elementFromPoint(innerWidth / 4, innerHeight * 0.7);
      hits.push(hit?.closest('main div[role=list] > *') ? 'a row' : (hit?.outerHTML ?? ''));
    }
    return hits;
  });
  expect(under).toEqual(under.map(() => 'a row'));
});

test('[R2.15] [R9.3] without the server the stored catalogue is filtered as before, says its time and has its pictures', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  await openCatalogue(page);
  await untilInstalled(page);
  // The worker keeps what it has seen itself.
  await page.reload();
  const loaded = () =>
    page
      .locator('article img')
      .evaluateAll(
        (all) =>
          (all as HTMLImageElement[]).filter(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          ).length,
      );
  await expect.poll(loaded).toBeGreaterThan(3);
  const all = await amount(page);
  expectNetworkErrors();
  await server.kill();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => amount(page)).toBe(all);
  await expect(page.getByRole('main').getByText(/^Данные от \d\d:\d\d$/)).toBeVisible();
  await expect.poll(loaded).toBeGreaterThan(3);
  const promised = await chooseInSheet(page, 'Посуда');
  await expect.poll(() => amount(page)).toBe(promised);
});

test('[R2.16] in people the events have a tab with date and place; elsewhere their address shows products', async ({
  page,
  server,
}) => {
  await openCatalogue(page, '/my/catalog/events');
  await expect(page).toHaveURL(PRODUCTS);
  await expect(page.getByRole('link', { name: 'События' })).toHaveCount(0);
  const people = `http://people.localhost:${server.port}`;
  await page.goto(`${people}/my/catalog/products`);
  await signInIfAsked(page);
  await page.getByRole('link', { name: 'События' }).click();
  await expect(page).toHaveURL(/\/catalog\/events$/);
  await expect(cards(page).first()).toContainText(/\d{1,2}\s\p{L}+, \d\d:\d\d/u);
  const dates = await page
    .locator('article time')
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  const coming = dates.filter((date) => date > Date.now());
  expect(coming.length).toBeGreaterThan(1);
  expect(coming).toEqual(coming.toSorted((a, b) => a - b));
  expect(dates.slice(0, coming.length)).toEqual(coming);
});

/** Another brand's host is another origin, which the sign-in page may know already. */
async function signInIfAsked(page: Page): Promise<void> {
  const form = page.locator('input[autocomplete~=username]');
  await expect(form.or(cards(page).first())).toBeVisible();
  if (await form.isVisible()) await signInAs(page, 'student');
  await expect(cards(page).first()).toBeVisible();
}

test('[R2.15] [R10.4] in Uzbek the filter, its sheet and the empty list read well, fit 320 pixels and have no axe findings', async ({
  page,
}) => {
  test.slow();
  await openCatalogue(page);
  await page.evaluate(() => localStorage.setItem('SF_LANG', 'uz'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${PRODUCTS}?category=103&max=4000&q=${encodeURIComponent('krujka')}`);
  await expect(found(page)).toHaveText(/^\d+ ta mahsulot$/);
  expect(await overflowFindings(page)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Filtrlar · 2$/ }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /tasini koʻrsatish$/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('yoʻq narsa');
  await expect(page.getByRole('heading', { name: 'Hech narsa topilmadi' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('at a desk', () => {
  test('[R2.15] [R10.1] the filter stands beside the list and is worked by keyboard, without axe findings', async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir, desktop);
    await openCatalogue(page);
    const option = page.getByRole('button', { name: /^Посуда/ });
    await option.focus();
    await page.keyboard.press('Enter');
    await expect(option).toHaveAttribute('aria-pressed', 'true');
    await expect(option).toBeFocused();
    await expect(page.getByRole('button', { name: /^Alma Studio 0$/ })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Сканировать' })).toHaveAttribute(
      'href',
      '/my/scan',
    );
    await expectNoAxeViolations(page);
  });
});
