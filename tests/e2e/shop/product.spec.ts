import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { buyButton, openProduct, PRODUCT, productCard } from '../support/members/buying.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

const POOR = 'Для покупки этого товара тебе не хватает ещё 1\u00A0190\u00A0токенов.';

resetAfterEach('student');

test.beforeEach(async ({ server }) => {
  await server.staff.setProduct(PRODUCT, { price: 1200, stock: 20 });
});

test(
  '[R2.17] a product shows the current price and stock, and leads to related products and back to the list',
  { tag: '@journey' },
  async ({ page, server }) => {
    await openSignedIn(page, 'student');
    await page.goto('/my/catalog/products');
    const card = page.getByRole('article').nth(1).getByRole('link');
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page).toHaveURL(/\/catalog\/\d+$/u);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    const related = page.getByRole('region', { name: 'Посмотри ещё' }).getByRole('link').first();
    const other = (await related.textContent()) ?? '';
    await related.click();
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeFocused();
    await page.getByRole('link', { name: 'К списку' }).click();
    await expect(page).toHaveURL(/\/catalog\/products$/u);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await server.staff.setProduct(PRODUCT, { price: 777, stock: 2 });
    await openProduct(page, PRODUCT);
    await expect(page.getByRole('button', { name: /^Купить за 777/u })).toBeVisible();
    await expect(productCard(page)).toContainText('Осталось мало');
    await expect(productCard(page)).toContainText('2 шт.');
  },
);

test('[R2.10] [R2.17] an address of an unknown product says that it is not in the catalog; an address without a number, that the page does not exist', async ({
  page,
  expectNetworkErrors,
}) => {
  await openSignedIn(page, 'student');
  expectNetworkErrors();
  await page.goto('/my/catalog/999999');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Такого в каталоге нет' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Открыть каталог' }).click();
  await expect(page).toHaveURL(/\/catalog\/products$/u);
  await page.goto('/my/catalog/abc');
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  await expect(page).toHaveTitle(/^Такой страницы нет/u);
  await expect(page.locator('body')).toHaveClass('NotFound');
});

test('[R5.8] [R1.6] a product that cannot be bought says why, and offers to save for it where the purchase would be', async ({
  page,
  server,
  openApp,
}, testInfo) => {
  await openSignedIn(page, 'poor');
  await openProduct(page, PRODUCT);
  await expect(productCard(page)).toContainText('Недостаточно токенов');
  await expect(productCard(page)).toContainText(POOR);
  await expect(buyButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Коплю на это · не хватает 1\u00A0190' }).click();
  const goal = page.getByRole('button', { name: 'Коплю на это', pressed: true });
  await expect(goal).toBeVisible();
  await expectNoAxeViolations(page);
  await server.staff.setProduct(PRODUCT, { stock: 0 });
  await page.reload();
  await expect(productCard(page)).toContainText('Всё разобрали');
  await expect(goal).toBeVisible();

  const other = await openApp(testInfo.outputPath('not-student'));
  await openSignedIn(other.page, 'not-student');
  await server.staff.setProduct(PRODUCT, { stock: 20 });
  await openProduct(other.page, PRODUCT);
  await expect(productCard(other.page)).toContainText(/Товары заказывают студенты/u);
  await openProduct(other.page, 501);
  await expect(productCard(other.page)).not.toContainText('Товары заказывают студенты');
});

for (const brand of ['synergy', 'mti', 'mosap', 'people']) {
  test(`[R2.17] brand ${brand}: on a small phone the action lies on the lower edge and covers neither name nor price`, async ({
    openApp,
    profileDir,
    server,
  }) => {
    const { page } = await openApp(profileDir, {
      viewport: { width: 360, height: 640 },
      baseURL: server.origin.replace('localhost', `${brand}.localhost`),
    });
    await signInAs(page, 'student');
    // Several pictures and a name of two lines.
    await openProduct(page, 161);
    const action = buyButton(page).locator('..');
    await expect(action).toBeInViewport();
    await expect
      .poll(() => action.evaluate((bar) => bar.getBoundingClientRect().toJSON() as DOMRect))
      .toMatchObject({ left: 0, right: 360, bottom: 640 });
    const price = productCard(page).getByText('5\u00A0400', { exact: true });
    const [above, below] = await Promise.all([price.boundingBox(), action.boundingBox()]);
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    // Content scrolls away beneath the action and is not seen through it.
    await expect(action).toHaveCSS('background-color', /^(?!rgba|color\(.*\/)/u);
  });
}

test('[R2.13] [R9.10] a member makes a product the goal and removes it; offline the choice is kept, and the screen says so', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  const opened = await openApp(profileDir);
  const { page } = opened;
  await visitOnce(opened, 'student');
  await openProduct(page, PRODUCT);
  const goal = page.getByRole('button', { name: 'Коплю на это' });
  await expect(goal).toHaveAttribute('aria-pressed', 'false');
  await goal.click();
  const question = page.getByRole('dialog', { name: 'Поменять цель?' });
  await expect(question).toContainText('Планшет со стилусом');
  await question.getByRole('button', { name: 'Оставить прежнюю' }).click();
  await expect(question).toHaveCount(0);
  await expect(goal).toHaveAttribute('aria-pressed', 'false');
  await goal.click();
  await question.getByRole('button', { name: 'Поменять', exact: true }).click();
  await expect(goal).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/my/');
  const card = page.getByRole('region', { name: 'Твоя цель' });
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/catalog/${PRODUCT}$`, 'u'));
  await goal.click();
  await expect(goal).toHaveAttribute('aria-pressed', 'false');

  expectNetworkErrors();
  await server.kill();
  await page.reload();
  const banner = await page
    .getByText(/сервис не отвечает/u)
    .first()
    .boundingBox();
  const button = await buyButton(page).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
  await goal.click();
  await expect(goal).toHaveAttribute('aria-pressed', 'true');
  await expect(productCard(page)).toContainText('Сервис об этом ещё не знает');
  await page.goto('/my/');
  await expect(card.getByRole('link')).toBeVisible();
  await page.goto('/my/catalog/999999');
  await expect(page.getByRole('heading', { name: 'Товар не открылся' })).toBeVisible();
  await expect(page.getByText('Сервис не ответил.')).toBeVisible();
  await opened.context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Без сети этот товар не открыть' })).toBeVisible();
});
