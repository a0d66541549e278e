import { expect } from '@playwright/test';
import { wide } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { buy, dialogOf, productCard } from '../support/members/buying.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { signInAs } from '../support/members/sign-in.ts';

resetAfterEach('student');
test.use({ waitsForApp: false });

test('[R2.29] [R2.18] [R2.20] [R2.13] [R2.21] on a desktop a member gets from the sign-in to a purchase, its code, a goal and the scanner by links only', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, wide);
  await page.goto('/my/');
  await signInAs(page, 'student');
  const menu = page.getByRole('banner');

  await menu.getByRole('link', { name: 'Каталог', exact: true }).click();
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Блокнот «Конспект»/ })
    .click();
  await expect(productCard(page)).toBeVisible();
  const outcome = await buy(page);
  expect(outcome.state).toBe('placed');
  const id = outcome.state === 'placed' ? outcome.orderId : 0;

  await dialogOf(page).getByRole('link', { name: 'Открыть заказ' }).click();
  await page.getByRole('article').getByRole('button', { name: 'Показать код' }).click();
  await expect(page.getByRole('img', { name: new RegExp(`${id}`) })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).click();

  await menu.getByRole('link', { name: 'Каталог', exact: true }).click();
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Рюкзак «Маршрут»/ })
    .click();
  const goal = productCard(page).getByRole('button', { name: /Коплю на это/ });
  await goal.click();
  await page.getByRole('button', { name: 'Поменять', exact: true }).click();
  await expect(goal).toHaveAttribute('aria-pressed', 'true');
  // A product's page has no menu (R2.6).
  await page.getByRole('link', { name: 'К списку' }).click();
  await menu.getByRole('link', { name: 'Профиль', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Твоя цель' })).toContainText('Рюкзак «Маршрут»');

  await menu.getByRole('link', { name: 'Заказы', exact: true }).click();
  await page.getByRole('link', { name: 'Сканер' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Сканер/);
});
