import { expect, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { wakeUp } from '../browser/wake-up.ts';

/** The row of a staff screen that shows a text. */
export const staffRow = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** Opens a staff screen by the links above each of them. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Разделы для сотрудников' })
    .getByRole('link', { name })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a member's coins and cards by the search. */
export async function openAccount(page: Page, name: string): Promise<void> {
  await page.goto('/my/staff');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name: /^Карта и баланс/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Expects what a member's app shows after its next poll. */
export const expectAfterPoll = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await wakeUp(page);
    await expect(shown).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
