import { expect, type Page } from '@playwright/test';

/** A placeholder is an empty element; a radio group with a shape has its choices. */
const UNFINISHED = 'main [data-shape]:empty, main [aria-busy=true]';

/** Waits until the screen has its heading and its data: no placeholder, nothing busy, no earlier picture over it. */
export async function untilScreenIsWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-first-screen]')).toHaveCount(0);
  await expect(page.locator(UNFINISHED)).toHaveCount(0);
}

/**
 * Scrolls to the end of the page, as far as `steps` windows, and reads each window: lists draw only what is near it.
 * @returns what was found in any of them, once each
 */
export async function readWhileScrolling(
  page: Page,
  read: () => Promise<readonly string[]>,
  steps: number,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await untilScreenIsWhole(page);
    for (const text of await read()) found.add(text);
    const isEnd = await page.evaluate(() => {
      const before = scrollY;
      scrollBy(0, innerHeight);
      return scrollY === before;
    });
    if (isEnd) break;
  }
  return [...found];
}
