import type { Page } from '@playwright/test';

/** Has the app try at once what it would try with its next round, as when the browser says that the network is back. */
export const wakeUp = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
