import { expect, type Page } from '@playwright/test';
import { desktop } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const TEXTS = {
  ru: { more: 'Ещё', history: 'История', language: 'Ru – Русский' },
  uz: { more: 'Yana', history: 'Tarix', language: 'Uz – Oʻzbekcha' },
} as const;
type Language = keyof typeof TEXTS;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: TEXTS[language].more, exact: true });

async function openMenu(page: Page, language: Language): Promise<void> {
  const more = page.getByRole('button', { name: TEXTS[language].more, exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page, language)).toBeVisible();
}

for (const language of ['ru', 'uz'] as const) {
  test(
    `[R2.29] every entry of the bar and of the menu opens its screen, by keyboard, in ${language}`,
    language === 'ru' ? { tag: '@journey' } : {},
    async ({ page }) => {
      await openSignedIn(page, 'student');
      await page.getByRole('button', { name: TEXTS[language].language }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await openMenu(page, language);
      await expectNoAxeViolations(page);
      // The chat with the manager is no screen.
      const links = menu(page, language).locator('a[href^="/my/"]');
      const names = await links.allTextContents();
      expect(names).toContain(TEXTS[language].history);
      for (const name of names) {
        if (!(await menu(page, language).isVisible())) await openMenu(page, language);
        await menu(page, language).getByRole('link', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(menu(page, language)).toHaveCount(0);
        await expect(heading(page)).toBeFocused();
        await expect(page).not.toHaveURL('/my/');
        await expect(page.locator('body')).not.toHaveClass(/NotFound/);
        await page.goBack();
        await expect(page).toHaveURL('/my/');
      }
    },
  );
}

test('[R2.29] from 768 pixels on the header’s entries and its menu open their screens', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir, {
    ...desktop,
    viewport: { width: 768, height: 900 },
  });
  await openSignedIn(page, 'student');
  await page.getByRole('navigation').getByRole('link', { name: 'Заказы' }).click();
  await expect(heading(page)).toHaveText('Заказы');
  await openMenu(page, 'ru');
  await menu(page, 'ru').getByRole('link', { name: 'История' }).click();
  await expect(heading(page)).toHaveText('История');
  await page.goBack();
  await expect(heading(page)).toHaveText('Заказы');
  await page.getByRole('button', { name: 'Код', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
