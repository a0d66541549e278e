import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openProfile } from './browser.ts';

/**
 * Makes a profile folder of a device on which the app is installed and no member is signed in: a template that
 * tests copy. A copy saves each test the download of 149 files and their compilation, about 2 s of processor
 * time.
 *
 * It deliberately holds no session and no member's data. Each reset of an account gives its orders new numbers,
 * so that stored data would be outdated; a sign-out in one test would end a shared session for all.
 * `openSignedIn` gives each test its own session instead.
 * @returns the folder; the caller removes it.
 */
export async function makeInstalledProfile(origin: string): Promise<string> {
  const profileDir = newProfileDir();
  const context = await openProfile(profileDir, { baseURL: origin });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=username]')).toBeVisible();
  await untilWorkerActive(page);
  await context.clearCookies();
  await context.close();
  return profileDir;
}

/** Copies a profile folder, which no browser may have open; returns the copy. */
export function copyProfile(template: string): string {
  const profileDir = newProfileDir();
  cpSync(template, profileDir, { recursive: true });
  return profileDir;
}

/** Creates an empty profile folder. */
export const newProfileDir = (): string => mkdtempSync(join(tmpdir(), 'profile-'));

/** Removes a profile folder; retries, because the browser's helper processes may still be writing. */
export const removeProfile = (profileDir: string): void =>
  rmSync(profileDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

/** The sign-in page is outside the service worker's scope and has no controller, so the registration is checked. */
const untilWorkerActive = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/my/');
    return registration?.active?.state === 'activated';
  });
