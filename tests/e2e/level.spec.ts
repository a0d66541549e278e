import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { test } from './support/fixtures.ts';
import { openSignedIn } from './support/sign-in.ts';

for (const [language, texts] of [
  ['ru', { level: 'Лучший друг', withdraw: 'Вывести', text: 'Пока не работает', fine: 'Хорошо' }],
  [
    'uz',
    {
      level: 'Eng yaqin doʻst',
      withdraw: 'Chiqarish',
      text: 'Hozircha ishlamaydi',
      fine: 'Yaxshi',
    },
  ],
] as const) {
  test(
    `[R1.4] [R2.31] the best friend opens the withdraw dialog by keyboard and returns to its button, in ${language}`,
    { tag: '@journey' },
    async ({ page }) => {
      await openSignedIn(page, 'best-friend');
      if (language === 'uz') await page.getByRole('button', { name: 'Uz – Oʻzbekcha' }).click();
      await expect(page.getByText(texts.level, { exact: true }).first()).toBeVisible();
      const withdraw = page.getByRole('button', { name: texts.withdraw });
      await withdraw.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(texts.text);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Tab');
      await dialog.getByRole('button', { name: texts.fine }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(withdraw).toBeFocused();
    },
  );
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
  await expect(page.getByRole('alert')).toContainText('скопируй её сам');
  const selected = await page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : '';
  });
  expect(selected).toContain('?referral=');
});
