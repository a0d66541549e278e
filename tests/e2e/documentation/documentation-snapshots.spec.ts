import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { desktop, type ProfileOptions } from '../support/browser/browser.ts';
import { type OpenApp, test } from '../support/fixtures.ts';
import {
  DOC_BRANDS,
  DOC_THEMES,
  type DocAppearance,
  listDocPages,
  openDocPage,
  SPECIMENS,
} from '../support/looks/documentation.ts';

const DEFAULT_LOOK: DocAppearance = { brand: 'synergy', theme: 'light', lang: 'ru' };
const WIDTH = 768;
/** Half the size still shows what moved or changed its colour, in a quarter of the bytes. */
const SCALE = 0.5;
const MAX_HEIGHT = 16_000;
/** Pixels that another version of the browser may draw differently; one button's border has more. */
const MAX_DIFF_PIXELS = 20;

/** Makes the window as high as the page, so that the browser draws all of it, images included. */
async function showWholePage(page: Page): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: MAX_HEIGHT });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
}

/** Opens the documentation in a window of the size and scale of the snapshots. */
async function openDocumentation(
  openApp: (profileDir: string, options: ProfileOptions) => Promise<OpenApp>,
  profileDir: string,
): Promise<{ readonly page: Page; readonly paths: readonly string[] }> {
  const { page } = await openApp(profileDir, {
    ...desktop,
    deviceScaleFactor: SCALE,
    // The policy would block the style sheet that hides what snapshots leave out.
    bypassCSP: true,
  });
  const paths = await listDocPages(page);
  await showWholePage(page);
  return { page, paths };
}

async function expectSnapshot(page: Page, path: string, look: DocAppearance): Promise<void> {
  await openDocPage(page, path, look);
  await showWholePage(page);
  const name = `${look.brand}-${look.theme}-${path.replace('/', '-')}.png`;
  await expect.soft(page.getByRole('article').first()).toHaveScreenshot(name, {
    scale: 'device',
    stylePath: resolve(import.meta.dirname, 'documentation-snapshots.css'),
    maxDiffPixels: MAX_DIFF_PIXELS,
    threshold: 0.1,
  });
}

test('[R2.50] every page of the UI kit matches its visual snapshot', async ({
  openApp,
  profileDir,
}) => {
  test.setTimeout(LIMITS.longTest);
  const { page, paths } = await openDocumentation(openApp, profileDir);
  // Results of functions may hold characters that each machine draws in another font.
  for (const path of paths.filter((one) => !one.startsWith('functions/'))) {
    await expectSnapshot(page, path, DEFAULT_LOOK);
  }
});

/*
 * This misses a second state of a component that looks wrong in another brand or theme only. The risk is small:
 * components use only functional tokens, and `tests/unit/theme-contrast` computes the contrast of each pair.
 */
test('[R2.50] [R10.2] the specimen sheet matches its visual snapshot in every other brand and theme', async ({
  openApp,
  profileDir,
}) => {
  test.setTimeout(LIMITS.longTest);
  const { page } = await openDocumentation(openApp, profileDir);
  for (const brand of DOC_BRANDS) {
    for (const theme of DOC_THEMES) {
      const look = { ...DEFAULT_LOOK, brand, theme };
      if (isDeepStrictEqual(look, DEFAULT_LOOK)) continue;
      await expectSnapshot(page, SPECIMENS, look);
    }
  }
});
