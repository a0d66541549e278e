import { expect } from '@playwright/test';
import { narrow, wide } from '../support/browser/browser.ts';
import { pressOn } from '../support/browser/keyboard.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

for (const [language, width, options, texts] of [
  [
    'ru',
    '320 px',
    narrow,
    {
      title: 'Твой уровень',
      level: 'Лучший друг',
      withdraw: 'Вывести',
      text: 'Пока не работает',
      fine: 'Хорошо',
    },
  ],
  [
    'uz',
    '1440 px',
    wide,
    {
      title: 'Darajangiz',
      level: 'Eng yaqin doʻst',
      withdraw: 'Chiqarish',
      text: 'Hozircha ishlamaydi',
      fine: 'Yaxshi',
    },
  ],
] as const) {
  test(`[R1.4] [R2.31] [R10.1] the best friend opens the withdraw dialog by keyboard only and returns to its button, at ${width} in ${language}`, async ({
    openApp,
    profileDir,
  }) => {
    const { page } = await openApp(profileDir, options);
    await openSignedIn(page, 'best-friend');
    if (language === 'uz') {
      await pressOn(page, page.getByRole('button', { name: 'Uz – Oʻzbekcha' }).first());
    }
    await expect(page.getByText(texts.level, { exact: true }).first()).toBeVisible();
    await pressOn(page, page.getByRole('region', { name: texts.title }).locator('summary').first());
    const withdraw = page.getByRole('button', { name: texts.withdraw });
    await pressOn(page, withdraw);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(texts.text);
    await expectNoAxeViolations(page);
    await pressOn(page, dialog.getByRole('button', { name: texts.fine }));
    await expect(dialog).toHaveCount(0);
    await expect(withdraw).toBeFocused();
  });
}

test('[R8.6] a copy that the browser refuses selects the link and reaches the error sink without a notice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'));
  });
  await openSignedIn(page, 'student');
  const report = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/errors'),
  );
  await page.getByRole('button', { name: 'Скопировать', exact: true }).click();
  const { message } = (await report).postDataJSON() as { message: string };
  expect(message).toContain('refused to copy');
  await expect(page.getByRole('alert')).toContainText('скопируй её вручную');
  const selected = await page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : '';
  });
  expect(selected).toContain('?referral=');
});
