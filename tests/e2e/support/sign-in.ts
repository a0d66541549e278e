import { expect, type Page } from '@playwright/test';

/** The password of every seeded account (api.md, the sandbox). */
const PASSWORD = 'demo';

/**
 * Signs a seeded account in through the real sign-in page, from wherever the app leads there, and
 * waits until the app is back.
 * @param account - the name before `@example.test`, as api.md lists them.
 */
export async function signInAs(page: Page, account: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/my/');
  await page.locator('input[autocomplete~=username]').fill(`${account}@example.test`);
  await page.locator('input[autocomplete~=current-password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/my\//);
}
