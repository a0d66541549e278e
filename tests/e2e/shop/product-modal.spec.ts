import { expect } from '@playwright/test';
import { peopleBrand } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { linkInSight, scrollToRest } from '../support/looks/list-in-sight.ts';
import { buy, productCard } from '../support/members/buying.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { signInAs } from '../support/members/sign-in.ts';

resetAfterEach('student');

test('[R2.8] [R2.5] a product opens over its list; Escape, the close button, Back and Forward keep the list’s scroll offset', async ({
  openApp,
  profileDir,
  server,
}) => {
  const { page } = await openApp(profileDir, peopleBrand(server.origin));
  await signInAs(page, 'student');
  await page.goto('/my/catalog/services?type=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Through the menu: the list opens without a page load.
  await page.getByRole('link', { name: 'Каталог', exact: true }).click();
  await expect(page).toHaveURL(/\/catalog\/products$/u);
  await page.getByRole('link', { name: 'Услуги', exact: true }).click();
  await expect(page).toHaveURL(/\/catalog\/services$/u);
  await expect(page.getByRole('article').first()).toBeVisible();
  const scroll = await scrollToRest(page, 700);
  // Found by its address: the scroll offset decides which cards are in the page, so an index would change.
  const card = page.locator(`main div[role=list] a[href="${await linkInSight(page)}"]`);
  const top = (await page.locator('main div[role=list]').boundingBox())?.y ?? 0;
  const name = (await card.textContent()) ?? '';
  const modal = page.getByRole('dialog');
  const expectList = async () => {
    await expect(modal).toHaveCount(0);
    await expect(page).toHaveURL(/\/catalog\/services$/u);
    await expect(page.locator('body')).toHaveClass('Services');
    await expect(page).toHaveTitle(/^Услуги/u);
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
  };
  const expectProduct = async () => {
    const title = modal.getByRole('heading', { name });
    await expect(title).toBeFocused();
    const full = (await title.textContent()) ?? '';
    await expect(page.getByRole('dialog', { name: full, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${full} · People Friends`);
    await expect(page.locator('body')).toHaveClass('Product');
  };

  await card.click();
  await expectProduct();
  expect((await page.locator('main div[role=list]').boundingBox())?.y).toBeCloseTo(top, 0);
  expect((await modal.boundingBox())?.width).toBe(1140);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expectList();
  await expect(card).toBeFocused();
  await page.goForward();
  await expectProduct();
  await page.goBack();
  await expectList();
  await page.goForward();
  await expectProduct();
  const related = modal.getByRole('region', { name: 'Посмотри ещё' }).getByRole('link').first();
  const other = (await related.textContent()) ?? '';
  await related.click();
  await expect(modal.getByRole('heading', { name: other }).first()).toBeFocused();
  await modal.getByRole('button', { name: 'Закрыть' }).click();
  await expectList();
});

test('[R2.8] [R2.15] a product that is opened while a search is typed stays open, and the list keeps the search text', async ({
  openApp,
  profileDir,
  server,
}) => {
  const { page } = await openApp(profileDir, peopleBrand(server.origin));
  await signInAs(page, 'student');
  await page.goto('/my/catalog/products');
  const link = page.getByRole('article').first().getByRole('link');
  await expect(link).toBeVisible();
  // A tap on a phone leaves the focus in the field, so that the field gets no blur event.
  await link.evaluate((card: HTMLElement) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('no search field');
    field.focus();
    field.setRangeText('а');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    card.click();
  });
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/products\?q=/u);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('а');
});

for (const [account, heading] of [
  ['applicant', null],
  ['card-off', 'Карта есть, но не работает'],
  ['card-blocked', 'Карта временно заблокирована'],
] as const) {
  test(`[R4.9] [R2.8] ${account}: a product’s address shows why it does not open`, async ({
    openApp,
    profileDir,
    server,
  }) => {
    const { page } = await openApp(profileDir, peopleBrand(server.origin));
    await signInAs(page, account);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const reason = page.getByText('Необходимо заполнить данные для карты');
    await expect(reason).toHaveCount(0);
    const opening = page.goto('/my/catalog/801');
    if (heading === null) {
      // The toast disappears after three seconds, and the page may take longer to load.
      await Promise.all([expect(reason).toBeVisible(), opening]);
      await expect(page).toHaveURL(/\/my\/get-card$/u);
    } else {
      await opening;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
}

test('[R2.8] [R2.18] a product’s address opens it over the list of its kind, and the product can be bought there', async ({
  openApp,
  profileDir,
  server,
}) => {
  await server.sandbox('POST', 'reset', { email: 'student@example.test' });
  const { page } = await openApp(profileDir, peopleBrand(server.origin));
  await signInAs(page, 'student');
  await page.goto('/my/catalog/801');
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('не больше 2');
  const places = productCard(page).locator('dd').filter({ hasText: /мест/u });
  const before = Number((await places.textContent())?.replace(/\D/gu, ''));
  expect((await buy(page)).state).toBe('placed');
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').last().getByRole('button', { name: 'Закрыть' }).last().click();
  // What was bought is not offered any more.
  await expect(places).toHaveText(new RegExp(`(^|\\D)${before - 1}\\s`, 'u'));
  expect((await buy(page)).state).toBe('placed');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(productCard(page)).toContainText(/Билеты уже у тебя/u);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/catalog\/events$/u);
  await expect(page.locator('body')).toHaveClass('Events');
});
