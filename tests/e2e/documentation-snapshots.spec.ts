import { expect, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import {
  DOC_BRANDS,
  DOC_THEMES,
  type DocLook,
  listDocPages,
  lookAtDocPage,
} from './support/documentation.ts';
import { desktop } from './support/browser.ts';
import { test } from './support/fixtures.ts';

const WIDTH = 768;
/** Half of the size is enough to see that something moved or changed its colour, and a quarter of the bytes. */
const SCALE = 0.5;
const MAX_HEIGHT = 16_000;
/** What another version of the browser may draw otherwise; a border of one button is more. */
const MOST_PIXELS = 20;

/** Makes the window as high as the page, so that everything on it is drawn, pictures too. */
async function showWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: MAX_HEIGHT });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
}

for (const brand of DOC_BRANDS) {
  for (const theme of DOC_THEMES) {
    test(`[R2.50] [R10.2] the UI kit of ${brand} looks as it did, ${theme}`, async ({
      openApp,
      profileDir,
    }) => {
      test.setTimeout(600_000);
      const { page } = await openApp(profileDir, {
        ...desktop,
        deviceScaleFactor: SCALE,
        // The style sheet that hides what is not kept is none of the product's.
        bypassCSP: true,
      });
      const look: DocLook = { brand, theme, lang: 'ru' };
      // What functions give may hold signs that a machine draws in a font of its own.
      const paths = (await listDocPages(page)).filter((path) => !path.startsWith('functions/'));
      await showWhole(page);
      for (const path of paths) {
        await lookAtDocPage(page, path, look);
        await showWhole(page);
        await expect
          .soft(page.getByRole('article').first())
          .toHaveScreenshot(`${brand}-${theme}-${path.replace('/', '-')}.png`, {
            scale: 'device',
            stylePath: resolve(import.meta.dirname, 'documentation-snapshots.css'),
            maxDiffPixels: MOST_PIXELS,
            threshold: 0.1,
          });
      }
    });
  }
}
