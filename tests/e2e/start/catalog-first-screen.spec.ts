import { expect } from '@playwright/test';
import { catalogProducts } from '#server/demo/catalog/products.ts';
import { test } from '../support/fixtures.ts';
import { overflowFindings } from '../support/looks/accessibility.ts';
import {
  cards,
  found,
  openFilter,
  PRODUCTS,
  signInWhenPrompted,
} from '../support/members/catalog.ts';

const PHONE = { width: 360, height: 640 };

const categoryOf = new Map(
  catalogProducts(new Date()).map(({ id, categoryId }) => [`/my/catalog/${id}`, categoryId]),
);

for (const [brand, language] of [
  ['synergy', 'ru'],
  ['people', 'uz'],
] as const) {
  test(`[R2.15] the controls take at most a quarter of a phone’s first screen, and the first cards are of different categories: ${brand}, ${language}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`http://${brand}.localhost:${server.port}${PRODUCTS}`);
    await signInWhenPrompted(page);
    await page.evaluate((value) => localStorage.setItem('SF_LANG', value), language);
    await page.reload();
    await expect(found(page)).toHaveText(/^\d/u);
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    const header = await page.getByRole('banner').boundingBox();
    const card = await cards(page).first().boundingBox();
    const controls = (card?.y ?? Infinity) - ((header?.y ?? 0) + (header?.height ?? 0));
    expect(controls).toBeLessThanOrEqual(PHONE.height / 4);
    expect(await overflowFindings(page)).toEqual([]);

    const links = await cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const categories = links.slice(0, 6).map((href) => categoryOf.get(href));
    expect(categories).not.toContain(undefined);
    expect(new Set(categories).size).toBe(6);
  });
}

test('[R2.15] the sheet’s button names what it shows, in the noun of the screen', async ({
  page,
  server,
}) => {
  await page.goto(`http://people.localhost:${server.port}${PRODUCTS}`);
  await signInWhenPrompted(page);
  for (const [path, label] of [
    ['products', /^Показать \d+ товар(а|ов)?$/u],
    ['services', /^Показать \d+ услуг[уи]?$/u],
    ['events', /^Показать \d+ событи[еяй]$/u],
  ] as const) {
    await page.goto(`http://people.localhost:${server.port}/my/catalog/${path}`);
    await expect(found(page)).toHaveText(/^\d/u);
    const sheet = await openFilter(page);
    await expect(sheet.getByRole('button', { name: label })).toBeVisible();
  }
});
