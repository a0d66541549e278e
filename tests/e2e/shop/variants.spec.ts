import { expect, type Page } from '@playwright/test';
import { peopleBrand } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { beginPurchase, buyButton, dialogOf, PRODUCT } from '../support/members/buying.ts';
import { cards, openCatalog, PRODUCTS } from '../support/members/catalog.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

/** The hoodie in indigo, size S, is the product that tests buy; these are graphite S and indigo M. */
const GRAPHITE_S = 105;
const INDIGO_M = 102;

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test.beforeEach(async ({ server }) => {
  await server.staff.setProduct(PRODUCT, { price: 1200, stock: 20 });
  await server.staff.setProduct(GRAPHITE_S, { price: 1300, stock: 7 });
  await server.staff.setProduct(INDIGO_M, { price: 1200, stock: 0 });
});

test(
  '[R2.15] [R2.17] a thing is one card; its page chooses the variant, which takes the place in the address and keeps focus and scroll offset',
  { tag: '@journey' },
  async ({ page }) => {
    await openCatalog(page);
    const hoodies = cards(page).filter({ hasText: 'Худи «Кампус»' });
    await expect(hoodies).toHaveCount(1);
    await expect(hoodies).toContainText('12 вариантов');
    await hoodies.getByRole('link').click();
    await choice(page, 'S').check();
    await choice(page, 'индиго').check();
    await expect(page).toHaveURL(new RegExp(`/catalog/${PRODUCT}$`, 'u'));
    await expect(buyButton(page)).toContainText('1 200');
    await choice(page, 'индиго').focus();
    const scroll = await page.evaluate(() => scrollY);
    expect(scroll).toBeGreaterThan(0);

    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`/catalog/${GRAPHITE_S}$`, 'u'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/графит, размер S$/u);
    await expect(buyButton(page)).toContainText('1 300');
    await expect(page.getByRole('article').first()).toContainText('7 шт.');
    await expect(choice(page, 'графит')).toBeFocused();
    await expect(choice(page, 'графит')).toBeChecked();
    expect(await page.evaluate(() => scrollY)).toBe(scroll);

    await page.reload();
    await expect(choice(page, 'графит')).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`, 'u'));
  },
);

test('[R2.17] [R10.1] a sold-out variant looks so, is reached, says why it cannot be bought and leads to the nearest one in stock; everything fits and has no axe findings', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto(`/my/catalog/${PRODUCT}`);
  await page.getByRole('radio', { name: 'M есть в другом сочетании' }).check();
  await expect(page).toHaveURL(new RegExp(`/catalog/${INDIGO_M}$`, 'u'));
  await expect(page.getByRole('article').first()).toContainText('Всё разобрали');
  await expect(page.getByRole('button', { name: 'Коплю на это' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Есть: / }).click();
  await expect(buyButton(page)).toBeVisible();
});

test('[R2.17] [R9.3] variants are chosen without the server', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  await openCatalog(page);
  await page.goto(`/my/catalog/${PRODUCT}`);
  await expect(buyButton(page)).toBeVisible();
  expectNetworkErrors();
  await server.kill();
  await choice(page, 'графит').check();
  await expect(page).toHaveURL(new RegExp(`/catalog/${GRAPHITE_S}$`, 'u'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/графит, размер S$/u);
  await choice(page, 'L').check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/графит, размер L$/u);
});

test('[R2.17] [R2.18] text that was typed for one variant is not in the purchase of another one', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto(`/my/catalog/${PRODUCT}`);
  await beginPurchase(page);
  await dialogOf(page).getByLabel('Комментарий').fill('Индиго, пожалуйста');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choice(page, 'графит').check();
  await expect(buyButton(page)).toContainText('1 300');
  await beginPurchase(page);
  await expect(dialogOf(page)).toContainText('графит');
  await expect(dialogOf(page).getByLabel('Комментарий')).toHaveValue('');
});

test('[R2.8] [R2.17] over the list the dialog stays open while variants are chosen, and closing it leads back to the list', async ({
  openApp,
  profileDir,
  server,
}) => {
  const { page } = await openApp(profileDir, peopleBrand(server.origin));
  await signInAs(page, 'student');
  await page.goto(PRODUCTS);
  await cards(page).filter({ hasText: 'Худи «Кампус»' }).getByRole('link').click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('radio', { name: 'коралл', exact: true }).click();
  await expect(modal.getByRole('heading', { level: 3 }).first()).toHaveText(/коралл/u);
  await expect(modal.getByRole('radio', { name: 'коралл', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${PRODUCTS}$`, 'u'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
