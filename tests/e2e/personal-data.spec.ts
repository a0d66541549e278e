import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { test } from './support/fixtures.ts';
import { newestCode } from './support/phone-code.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { openSignedIn } from './support/sign-in.ts';

resetAfterEach('student');

test('[R7.18] a member corrects a name, and the service has it; the birth date stays with the support', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/personal-data');
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Дата рождения' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Соколова-Микитова');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Соколова-Микитова')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Соколова-Микитова')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[R4.3] [R7.18] another phone becomes the verified one by its code, and the manager is named for the stored one', async ({
  page,
  server,
}) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/personal-data');
  await page.getByRole('button', { name: 'Изменить номер' }).click();
  await page.getByRole('textbox', { name: 'Новый номер', exact: true }).fill('+79160000201');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page
    .getByRole('textbox', { name: 'Код', exact: true })
    .pressSequentially(await newestCode(server, '+79160000201'));
  await expect(page).toHaveURL(/\/my\/personal-data$/);
  const phone = page.getByRole('region', { name: 'Телефон' });
  await expect(phone.getByText('+7 916 000 02 01')).toBeVisible();
  await expect(phone.getByText('Подтверждён', { exact: true })).toBeVisible();
  await expect(phone.getByText(/Телефон не совпадает с сохранённым/)).toBeVisible();
  await expectNoAxeViolations(page);
});
