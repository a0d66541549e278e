import { expect } from '@playwright/test';
import { desktop } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { linkInSight, scrollToRest } from '../support/looks/list-in-sight.ts';
import {
  amount,
  cards,
  chooseInSheet,
  found,
  names,
  openCatalog,
  openFilter,
  prices,
  PRODUCTS,
  signInWhenPrompted,
} from '../support/members/catalog.ts';
import { signInAs } from '../support/members/sign-in.ts';

test('[R2.15] choosing a category lists as many products as its button counts and changes the address; Back undoes it', async ({
  page,
}) => {
  await openCatalog(page);
  const all = await amount(page);
  const expectedAmount = await chooseInSheet(page, 'Посуда');
  expect(expectedAmount).toBeLessThan(all);
  await expect.poll(() => amount(page)).toBe(expectedAmount);
  await expect(page).toHaveURL(/\?category=\d+$/);
  await chooseInSheet(page, 'Кружки');
  await expect(page).toHaveURL(/\?category=\d+&sub=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?category=\d+$/);
  await expect.poll(() => amount(page)).toBe(expectedAmount);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));
  await expect.poll(() => amount(page)).toBe(all);
});

test('[R2.15] Back closes the filter’s sheet and keeps its choices; a second Back undoes them together', async ({
  page,
}) => {
  await openCatalog(page);
  const all = await amount(page);
  const sheet = await openFilter(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));

  await openFilter(page);
  await sheet.getByRole('button', { name: /^Посуда/ }).click();
  const mugs = sheet.getByRole('button', { name: /^Кружки/ });
  await mugs.click();
  await expect(mugs).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => amount(page)).toBeLessThan(all);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\?category=\d+&sub=\d+$/);
  expect(await amount(page)).toBeLessThan(all);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));
  await expect.poll(() => amount(page)).toBe(all);

  // A search text that is still debounced is not one of the sheet's choices.
  await page.getByRole('searchbox').fill('кружка');
  await openFilter(page);
  await expect(page).toHaveURL(/q=/);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('кружка');
});

test(
  '[R2.15] typing searches the list, and each filter chip can be removed separately',
  { tag: '@journey' },
  async ({ page }) => {
    await openCatalog(page);
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
  },
);

test('[R2.15] the highest price and the sort order apply together; an empty result offers to reset the filter', async ({
  page,
}) => {
  await openCatalog(page);
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
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`));
});

test('[R2.15] a link with a filter shows another member the same list, and its invalid parameters are ignored', async ({
  page,
  openApp,
  emptyProfileDir,
}) => {
  await openCatalog(page, `${PRODUCTS}?brand=7&sort=asc`);
  const shown = await names(page);
  const total = await amount(page);
  expect(shown.length).toBeGreaterThan(3);
  const { page: fresh } = await openApp(emptyProfileDir);
  await fresh.goto(`${PRODUCTS}?brand=7&sort=asc&category=999&max=lots&colour=red`);
  await signInAs(fresh, 'heavy');
  await expect(fresh).toHaveURL(/brand=7&sort=asc/);
  await expect.poll(() => amount(fresh)).toBe(total);
  await expect.poll(() => names(fresh)).toEqual(shown);
});

test('[R2.15] Back from a product restores the list’s filter, scroll offset and focus', async ({
  page,
}) => {
  await openCatalog(page, `${PRODUCTS}?q=и`);
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

test('[R2.15] a tap on a list that has just been scrolled hits the product under it', async ({
  page,
}) => {
  await openCatalog(page);
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

test('[R2.15] [R9.3] without the server the stored catalog shows its time and pictures and can be filtered', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  await openCatalog(page);
  await untilInstalled(page);
  // The worker stores only pictures that it has fetched itself.
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
  // The number stands empty until the products are counted.
  await expect(found(page)).toHaveText(/^\d/u);
  const all = await amount(page);
  expectNetworkErrors();
  await server.kill();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => amount(page)).toBe(all);
  await expect(page.getByRole('main').getByText(/^Данные от \d\d:\d\d$/)).toBeVisible();
  await expect.poll(loaded).toBeGreaterThan(3);
  const expectedAmount = await chooseInSheet(page, 'Посуда');
  await expect.poll(() => amount(page)).toBe(expectedAmount);
});

test('[R2.16] the people brand has a tab of events with upcoming ones first; in another brand its address shows products', async ({
  page,
  server,
}) => {
  await openCatalog(page, '/my/catalog/events');
  await expect(page).toHaveURL(PRODUCTS);
  await expect(page.getByRole('link', { name: 'События' })).toHaveCount(0);
  const people = `http://people.localhost:${server.port}`;
  await page.goto(`${people}/my/catalog/products`);
  await signInWhenPrompted(page);
  await page.getByRole('link', { name: 'События' }).click();
  await expect(page).toHaveURL(/\/catalog\/events$/);
  await expect(cards(page).first()).toContainText(/\d{1,2}\s\p{L}+, \d\d:\d\d/u);
  const dates = await page
    .locator('article time')
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  const upcoming = dates.filter((date) => date > Date.now());
  expect(upcoming.length).toBeGreaterThan(1);
  expect(upcoming).toEqual(upcoming.toSorted((a, b) => a - b));
  expect(dates.slice(0, upcoming.length)).toEqual(upcoming);
});

test('[R2.15] [R1.8] [R10.1] in Uzbek the filter, its sheet and the empty list are translated, fit 320 pixels and have no axe findings', async ({
  page,
}) => {
  test.slow();
  await openCatalog(page);
  await page.evaluate(() => localStorage.setItem('SF_LANG', 'uz'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${PRODUCTS}?category=103&max=4000&q=${encodeURIComponent('krujka')}`);
  await expect(found(page)).toHaveText(/^\d+ ta mahsulot$/);
  expect(await overflowFindings(page)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Filtrlar · 2$/ }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /ta mahsulotni koʻrsatish$/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('yoʻq narsa');
  await expect(page.getByRole('heading', { name: 'Hech narsa topilmadi' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('on a desktop', () => {
  test('[R2.15] [R10.1] the filter stands beside the list, works by keyboard and has no axe findings', async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir, desktop);
    await openCatalog(page);
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
