import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { fillInvitation, newFriend } from './support/friends.ts';
import { OWNER, serviceRequests, textsOnDevice, viewOwner } from './support/owner-view.ts';
import { openSignedIn } from './support/sign-in.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page) =>
  page.getByText('Запрещено совершать операции', { exact: true }).first();

test('[R5.9] [R6.3] what writes is refused with the text, before the network, and keeps no draft', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'manager');
  const since = new Date();
  await viewOwner(page, OWNER, 'invite');
  const friend = newFriend();
  await fillInvitation(page, friend);
  await page.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(toast(page)).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
  expect(await textsOnDevice(page, [friend.last, friend.phone])).toEqual([]);

  await page.goto('/my/personal-data');
  await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Соколова-Микитова');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(toast(page)).toBeVisible();

  await page.goto('/my/catalog/products');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('покупать в нём нельзя').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Купить/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /цел/ })).toHaveCount(0);

  for (const [path, name] of [
    ['support', /^Отправить/],
    ['addresses', /^Добавить/],
    ['education', /^Отметить/],
  ] as const) {
    await page.goto(`/my/${path}`);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  }

  const requests = await serviceRequests(server, since);
  expect(requests.filter(({ method }) => !['GET', 'HEAD'].includes(method))).toEqual([]);
});

test('[R5.9] in an applicant’s area the card form is refused', async ({ page, server }) => {
  await openSignedIn(page, 'manager');
  const since = new Date();
  await viewOwner(page, 'applicant@example.test', 'get-card');
  await expect(page.getByText('Только просмотр: запрещено')).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Отчество').fill('Рустамовна');
  await page.getByRole('radio', { name: 'Женский' }).check();
  await field('Дата рождения').fill('06.05.2003');
  await field('Телефон').fill('+79160000777');
  // The drawn box lies over the native one; a press on it reaches the label.
  await page.getByRole('checkbox', { name: /политику/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /правила программы/ }).check({ force: true });
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(toast(page)).toBeVisible();
  const requests = await serviceRequests(server, since);
  expect(requests.filter(({ method }) => !['GET', 'HEAD'].includes(method))).toEqual([]);
});
