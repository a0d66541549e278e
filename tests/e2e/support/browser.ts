import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tests/support/chromium.ts';

/** Options of a profile that a story may set, as Playwright names them. */
export type ProfileOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** The phone that stories use unless they say otherwise: the narrowest that design §7 names. */
const phone: ProfileOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
};

/** The other form of the app. */
export const desktop: ProfileOptions = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
};

/**
 * Opens a browser on a profile folder. The profile is an ordinary one, not incognito: service
 * workers, stored data and installability are those of a person's browser, and opening the same
 * folder again is that person's next day.
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
