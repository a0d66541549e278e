import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tests/support/browsers/chromium.ts';

/** Options of a profile that a test may set, as Playwright names them. */
export type ProfileOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** The default device of the tests: a narrow phone. */
const phone: ProfileOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
};

/** A window in which the app shows its desktop layout. */
export const desktop: ProfileOptions = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
};

/** The narrowest and the widest window in which each journey is made by keyboard only (R10.1). */
export const narrow: ProfileOptions = { viewport: { width: 320, height: 640 } };
export const wide: ProfileOptions = { ...desktop, viewport: { width: 1440, height: 900 } };

/**
 * Opens a browser on a profile folder. The profile is an ordinary one, not incognito, so that service workers,
 * stored data and installability work as in a member's browser. The same folder opened again is the same
 * device later.
 */
export function openProfile(
  profileDir: string,
  { args = [], ...options }: ProfileOptions = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profileDir, {
    ...phone,
    ...options,
    executablePath: findChromium(),
    args: [...chromiumArgs, ...args],
  });
}

/** A desktop at the brand that shows products over the list. */
export const peopleBrand = (origin: string) => ({
  ...desktop,
  baseURL: origin.replace('localhost', 'people.localhost'),
});
