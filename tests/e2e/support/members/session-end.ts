import { expect, type Locator, type Page } from '@playwright/test';
import type { SandboxFault } from '#src/contract/sandbox.ts';

/** The password field of the sign-in page. */
export const password = (page: Page): Locator =>
  page.locator('input[autocomplete~=current-password]');
/** The button in the bar of a device that goes on showing its data. */
export const signInAgain = (page: Page): Locator =>
  page.getByRole('button', { name: 'Войти снова' });

/** Chooses in the settings that this device is the member's own. */
export async function chooseOwnDevice(page: Page): Promise<void> {
  await page.goto('/my/settings');
  const own = page.getByRole('switch', { name: 'Это моё устройство' });
  await page.getByText('Это моё устройство').click();
  await expect(own).toBeChecked();
}

/** The service rejects a token, so that the app requests another one. */
export const REJECTION: SandboxFault = {
  match: '^GET /service/api/contactTracking',
  status: 401,
  contentType: 'application/json',
  body: JSON.stringify({ message: '', error: '', errorCode: 'UNAUTHENTICATED' }),
};
