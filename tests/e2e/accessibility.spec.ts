import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { desktop } from './support/browser.ts';
import { test } from './support/fixtures.ts';
import { openSignedIn, signInAs } from './support/sign-in.ts';

const screens = [
  '/my/',
  '/my/orders',
  '/my/orders?tab=services',
  '/my/catalog/products',
  '/my/catalog/services',
  '/my/faq',
  '/my/rules/',
  '/my/support?topic=CARD',
  '/my/no-card',
  '/my/inbox',
  '/my/invite',
  '/my/no/such/screen',
];
const devices = [
  { name: 'a phone in light colours', options: { colorScheme: 'light' } },
  { name: 'a phone in dark colours', options: { colorScheme: 'dark' } },
  { name: 'a desktop in light colours', options: { ...desktop, colorScheme: 'light' } },
] as const;

const cases = devices.flatMap((device) =>
  (['ru', 'uz'] as const).map((language) => ({ ...device, language })),
);

for (const { name, options, language } of cases) {
  test(`[R10.1] no screen has axe findings on ${name} in ${language}`, async ({
    openApp,
    emptyProfileDir,
  }) => {
    const { page } = await openApp(emptyProfileDir, options);
    await page.goto('/my/');
    await expect(page.locator('input[autocomplete~=username]')).toBeVisible();
    await expectNoAxeViolations(page);
    await signInAs(page, 'student');
    await expect(page.getByText('12 480').first()).toBeVisible();
    await page.evaluate((code) => localStorage.setItem('SF_LANG', code), language);
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [data-shape]')).toHaveCount(0);
      await expectNoAxeViolations(page);
    }
  });
}

test('[R10.1] an order and the pickup view have no axe findings', async ({ page }) => {
  await openSignedIn(page, 'student');
  await page.goto('/my/orders');
  await page.getByRole('article').getByRole('link').first().click();
  // The list disappears once the order is shown.
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.goto('/my/orders');
  await page
    .getByRole('button', { name: /Показать код/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
});
