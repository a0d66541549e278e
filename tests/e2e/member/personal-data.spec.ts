import { expect } from '@playwright/test';
import { narrow, wide } from '../support/browser/browser.ts';
import { pressOn, typeInto } from '../support/browser/keyboard.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations, overflowFindings } from '../support/looks/accessibility.ts';
import { newestCode } from '../support/members/phone-code.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

resetAfterEach('student');

for (const [language, width, options, texts] of [
  [
    'ru',
    '320 px',
    narrow,
    { edit: 'Изменить', birthDate: 'Дата рождения', surname: 'Фамилия', save: 'Сохранить' },
  ],
  [
    'uz',
    '1440 px',
    wide,
    { edit: 'Oʻzgartirish', birthDate: 'Tugʻilgan sana', surname: 'Familiya', save: 'Saqlash' },
  ],
] as const) {
  test(`[R7.18] [R10.1] by keyboard only, at ${width} in ${language}, a member corrects a name, and the service has it; the birth date stays with the support`, async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir, options);
    await openSignedIn(page, 'student');
    await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
    await page.goto('/my/personal-data');
    await pressOn(page, page.getByRole('button', { name: texts.edit, exact: true }));
    await expect(page.getByRole('textbox', { name: texts.birthDate })).toHaveCount(0);
    await typeInto(page, page.getByRole('textbox', { name: texts.surname }), 'Соколова-Микитова');
    await pressOn(page, page.getByRole('button', { name: texts.save }));
    await expect(page.getByText('Соколова-Микитова')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Соколова-Микитова')).toBeVisible();
    expect(await overflowFindings(page)).toEqual([]);
    await expectNoAxeViolations(page);
  });
}

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
