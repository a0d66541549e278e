import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { STUDENT_ADDRESSES } from '../support/members/member-addresses.ts';
import { OWNER, ownerBar, serviceRequests, viewOwner } from '../support/members/owner-view.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) =>
  page.getByText('Только просмотр: запрещено совершать операции').first();
/** Fields that look editable. */
const enabledFields = (page: Page) =>
  page.locator('main form :is(input, select, textarea):not([type=hidden]):enabled');

test('[R5.9] [R6.3] nothing that writes can be pressed or filled in, and the text says why', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'manager');
  const since = new Date();
  await viewOwner(page, OWNER, 'invite');
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отправить приглашение' })).toBeDisabled();
  await expect(page.getByRole('textbox').first()).toBeDisabled();
  await expect(enabledFields(page)).toHaveCount(0);

  for (const path of ['personal-data', 'personal-data?edit']) {
    await page.goto(`/my/${path}`);
    await expect(page.getByText('Соколова', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: /Изменить|Сохранить/ }),
    ).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(enabledFields(page)).toHaveCount(0);
  }

  await page.goto('/my/catalog/products');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('покупать в нём нельзя').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Купить|^Заказать/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /цел/ })).toHaveCount(0);

  for (const [path, name] of [
    ['support', /^Отправить/],
    ['addresses', /^Добавить/],
    ['education', /^Отметить|^Позвать/],
    ['invites', /^Пригласить/],
    ['rating', /^Позвать/],
  ] as const) {
    await page.goto(`/my/${path}`);
    await expect(ownerBar(page)).toContainText('Соколова');
    await expect(title(page)).toBeVisible();
    for (const role of ['button', 'link'] as const) {
      await expect(page.getByRole('main').getByRole(role, { name })).toHaveCount(0);
    }
  }

  const requests = await serviceRequests(server, since);
  expect(requests.filter(({ method }) => !['GET', 'HEAD'].includes(method))).toEqual([]);
});

test('[R5.9] in an applicant’s area the card form cannot be filled in', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'manager');
  const since = new Date();
  await viewOwner(page, 'applicant@example.test', 'get-card');
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Телефон', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Получить код|Оформить карту/ })).toBeDisabled();
  await expect(enabledFields(page)).toHaveCount(0);
  await page.goto('/my/');
  await expect(ownerBar(page)).toContainText('Юсупова');
  await expect(page.getByRole('main').getByRole('link', { name: 'Оформить карту' })).toHaveCount(0);
  const requests = await serviceRequests(server, since);
  expect(requests.filter(({ method }) => !['GET', 'HEAD'].includes(method))).toEqual([]);
});

/** A text that speaks to the reader, with what stands around it. */
const SECOND_PERSON = {
  ru: /.{0,30}(?<![а-яё])(?:ты|тебе|тебя|тобой|тво[а-яё]+)(?![а-яё]).{0,30}/gi,
  uz: /.{0,30}(?<![\wʻ])(?:siz|sizga|sizniki|sizda|sizni)(?![\wʻ]).{0,30}/gi,
};
/** Screens with a document that is the same for everybody and speaks to its reader. */
const DOCUMENTS: readonly string[] = ['rules/', 'education/1', 'education/2'];
const NAMES = {
  ru: { leave: 'Закрыть просмотр', more: 'Ещё', signOut: 'Выйти из своего аккаунта' },
  uz: { leave: 'Koʻrishni yopish', more: 'Yana', signOut: 'Oʻz akkauntingizdan chiqish' },
};
const TO_MANAGER = /Написать менеджеру|Menejerga yozish/;

for (const language of ['ru', 'uz'] as const) {
  test(`[R6.3] in ${language} the owner’s screens speak of the member, offer no way to the manager, and say what signs out`, async ({
    page,
  }) => {
    await openSignedIn(page, 'manager');
    await page.evaluate((chosen) => localStorage.setItem('SF_LANG', chosen), language);
    await viewOwner(page);
    const found: string[] = [];
    for (const path of STUDENT_ADDRESSES.filter((one) => !DOCUMENTS.includes(one))) {
      await page.goto(`/my/${path}`);
      await expect(ownerBar(page)).toContainText('Соколова');
      await expect(title(page)).toBeVisible();
      await expect(page.locator('main [data-loading]')).toHaveCount(0);
      const text = await page.locator('main').innerText();
      for (const [place] of text.matchAll(SECOND_PERSON[language])) found.push(`${path}: ${place}`);
      await expect(page.getByRole('link', { name: TO_MANAGER })).toHaveCount(0);
    }
    expect(found).toEqual([]);

    const { leave, more, signOut } = NAMES[language];
    await expect(ownerBar(page).getByRole('button', { name: leave })).toBeVisible();
    await page.getByRole('button', { name: more, exact: true }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('button', { name: signOut })).toBeVisible();
    await expect(menu.getByRole('link', { name: TO_MANAGER })).toHaveCount(0);
  });
}
