import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { OWNER_NAME } from '../support/members/owner-view.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';
import { dialogOf, expectAfterPoll, staffRow } from '../support/members/staff.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

resetAfterEach('student');

test('[R11.6] a ticket comes with its image, and the member reads the answer', async ({
  page,
  openApp,
  emptyProfileDir,
}) => {
  const { page: member } = await openApp(emptyProfileDir);
  await openSignedIn(member, 'student', '/my/support');
  await member.getByRole('radio', { name: 'Карта' }).click({ force: true });
  await member.getByLabel('Коротко о вопросе').fill('Не сканируется');
  await member.getByLabel('Что случилось').fill('Код не читается на вахте');
  await member
    .getByLabel(/Прикрепить картинку/)
    .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: PNG });
  await member.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(member.getByText('Обращение отправлено')).toBeVisible();

  await openSignedIn(page, 'manager', '/my/staff/tickets');
  const row = staffRow(page, 'Не сканируется');
  await expect(row.getByText('Карта', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Показать снимок/ }).click();
  await expect(row.getByRole('img', { name: /^Снимок к обращению/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: /^Ответить/ }).click();
  await dialogOf(page).getByLabel('Ответ', { exact: true }).fill('Добавь яркость экрана');
  await dialogOf(page).getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(row).toContainText('Добавь яркость экрана');
  await member.goto('/my/support');
  await expectAfterPoll(member, member.getByText('Добавь яркость экрана'));
});

test('[R11.6] a paid invitation shows the share before it is credited, and the member gets it', async ({
  page,
}) => {
  await openSignedIn(page, 'manager', '/my/staff/invitations?status=waiting');
  const row = staffRow(page, OWNER_NAME).first();
  await row.getByRole('button', { name: /^Друг оплатил/ }).click();
  await dialogOf(page).getByRole('button', { name: 'Начислить долю' }).click();
  await expect(dialogOf(page).getByLabel('Сколько стоит')).toHaveAttribute('aria-invalid', 'true');
  await dialogOf(page).getByLabel('Сколько стоит').fill('10 000');
  // The student has six friends who paid: the seventh brings 40 %.
  await expect(dialogOf(page)).toContainText('4 000 токенов: это 40 %');
  await expect(dialogOf(page).getByRole('status')).toContainText('16 480');
  await expectNoAxeViolations(page);
  await dialogOf(page).getByRole('button', { name: 'Начислить 4 000 токенов' }).click();
  await expect(row).toContainText('Начислено: 4 000 токенов');
});

test('[R11.6] a price, a stock and the way out of the catalog are changed, and the journal has each with before and after', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'admin', '/my/staff/products');
  await page.getByRole('searchbox').fill('бейсболка');
  const row = staffRow(page, 'Бейсболка').first();
  await row.getByRole('button', { name: /^Остаток/ }).click();
  await dialogOf(page).getByLabel('Сколько').fill('7');
  await dialogOf(page).getByRole('button', { name: 'Добавить в остаток' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await row.getByRole('button', { name: /^Цена/ }).click();
  await dialogOf(page).getByLabel('Новая цена').fill('1e3');
  await dialogOf(page).getByRole('button', { name: 'Изменить цену' }).click();
  await expect(dialogOf(page).getByLabel('Новая цена')).toHaveAttribute('aria-invalid', 'true');
  await dialogOf(page).getByLabel('Новая цена').fill('777');
  await dialogOf(page).getByRole('button', { name: 'Изменить цену' }).click();
  await expect(row).toContainText('777 токенов');
  await row.getByRole('button', { name: /^Снять с витрины/ }).click();
  await dialogOf(page).getByRole('button', { name: 'Снять' }).click();
  await expect(row).toContainText('не на витрине');
  await row.getByRole('button', { name: /^Вернуть на витрину/ }).click();
  await dialogOf(page).getByRole('button', { name: 'Вернуть' }).click();
  await expect(row).not.toContainText('не на витрине');

  await page.goto('/my/staff/journal');
  await expect(staffRow(page, 'Цена товара').first()).toContainText(/цена.*777/s);
  await page.getByLabel('Действие').selectOption({ label: 'Остаток товара' });
  await expect(staffRow(page, 'Остаток товара').first()).toContainText('остаток');
  await expect(staffRow(page, 'Цена товара')).toHaveCount(0);
  await expectNoAxeViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать таблицу' }).click();
  expect((await saved).suggestedFilename()).toBe('journal.csv');
  await server.sandbox('POST', 'reset', {});
});
