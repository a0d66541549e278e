import { expect, type Page } from '@playwright/test';

/** Returns the address of a product that is fully visible; waits until the scrolled list is drawn. */
export async function linkInSight(page: Page): Promise<string> {
  const find = () =>
    page.locator('main div[role=list] article a').evaluateAll(
      (links) =>
        links
          .find((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            return top > 100 && bottom < innerHeight - 160;
          })
          ?.getAttribute('href') ?? '',
    );
  await expect.poll(find).not.toBe('');
  return find();
}

/**
 * Scrolls a list and waits until it rests: rows that are measured during the scroll can move the page again.
 * @returns the resulting scroll offset, CSS px.
 */
export async function scrollToRest(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  const framesAtRest = () =>
    page.evaluate(async () => {
      const start = scrollY;
      let frames = 0;
      while (frames < 20 && scrollY === start && scrollY > 0) {
        await new Promise(requestAnimationFrame);
        frames += 1;
      }
      return frames;
    });
  await expect.poll(framesAtRest).toBe(20);
  return page.evaluate(() => scrollY);
}
