import { expect, type Locator, type Page } from '@playwright/test';
import { hrefs } from '#src/domain/hrefs.ts';
import { test } from '../support/fixtures.ts';
import { decodeScreen } from '../support/looks/decode.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

/** As browsers of phones do that darken every site: black on white becomes light on dark. */
const FORCED_DARK = { args: ['--enable-features=WebContentsForceDark'] };

/** The brightness near the corner of an element as it is on the screen, 0 to 255. */
async function brightnessOf(element: Locator): Promise<number> {
  const png = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    // Beside the edge, where a picture may end between two pixels.
    canvas?.drawImage(picture, -4, -4);
    return Math.max(...(canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? []));
  }, png);
}

/** Expects that the scanner of the pickup desk reads one code of this kind in each colour scheme. */
async function expectReadable(page: Page, picture: Locator, kind: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(async () => {
      // The app's view takes the place of the first one meanwhile.
      await picture.scrollIntoViewIfNeeded();
      const codes = await decodeScreen(picture);
      expect(
        codes.map(({ type }) => type),
        `${kind} in ${colorScheme}`,
      ).toEqual([kind]);
      expect(await brightnessOf(picture), `quiet zone in ${colorScheme}`).toBe(255);
    }).toPass();
  }
}

test('[R2.20] on a browser that darkens every site the codes of an order, the card and the link stay black on white', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, FORCED_DARK);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openSignedIn(page, 'student');
  await page.goto(`/my${hrefs.orders()}`);
  expect(await brightnessOf(page.locator('body')), 'the page is darkened').toBeLessThan(100);

  await page.goto(`/my${hrefs.codes()}`);
  const code = page.getByRole('dialog').getByRole('img');
  await expectReadable(page, code, 'CODE-128');
  await page.getByRole('button', { name: 'Не сканируется?' }).click();
  await expectReadable(page, code, 'QR-Code');

  await page.goto('/my/');
  await page.getByRole('button', { name: 'Показать код' }).click();
  await expectReadable(page, page.getByRole('img', { name: /^QR-код карты/u }), 'QR-Code');
  await page.getByRole('button', { name: 'QR-код', exact: true }).click();
  await expectReadable(page, page.getByRole('img', { name: 'QR-код твоей ссылки' }), 'QR-Code');
});
