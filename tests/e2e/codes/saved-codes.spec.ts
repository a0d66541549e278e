import { expect, type Page } from '@playwright/test';
import { hrefs } from '#src/domain/hrefs.ts';
import { decodeBarcodes } from '#tests/support/looks/pickup-decode.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { firstOpenOrder } from '../support/members/member-profile.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const SAVE = { name: 'Сохранить картинкой' };

/** Presses the button and reads the file that arrives among the downloads as the pickup desk would. */
async function savedCodes(page: Page, name: string | RegExp, button = SAVE) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', button).click(),
  ]);
  const file = download.suggestedFilename();
  expect(file).toMatch(name);
  const path = test.info().outputPath(file);
  await download.saveAs(path);
  const codes = decodeBarcodes(path);
  test.skip(codes === null, 'zbarimg is not installed');
  return codes;
}

/** Replaces the share sheet of a phone; the types of what it is given are in `window.offered`. */
async function usePhone(page: Page, outcome: 'taken' | 'closed' | 'refused'): Promise<void> {
  await page.evaluate((end) => {
    const offered: string[] = [];
    const matches = window.matchMedia.bind(window);
    Object.assign(window, {
      offered,
      matchMedia: (query: string) =>
        query === '(pointer: coarse)' ? { matches: true } : matches(query),
    });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      async share({ files = [] }: ShareData) {
        offered.push(...files.map(({ type }) => type));
        if (end === 'closed') throw new DOMException('closed', 'AbortError');
        if (end === 'refused') throw new DOMException('refused', 'NotAllowedError');
      },
    });
  }, outcome);
}

test('[R2.20] the code on the screen is saved as a picture that a scanner reads, also offline @journey', async ({
  page,
  context,
  expectNetworkErrors,
}) => {
  await openSignedIn(page, 'student');
  await untilInstalled(page);
  await page.goto(`/my${hrefs.orders()}`);
  const number = await firstOpenOrder(page);
  expectNetworkErrors();
  await context.setOffline(true);
  await page.goto(`/my${hrefs.codes()}`);
  const name = `order-${number}.png`;
  expect(await savedCodes(page, name)).toEqual([{ type: 'CODE-128', text: number }]);
  await expect(page.getByText(/^Передали браузеру: ищи картинку в загрузках/)).toBeVisible();
  await page.getByRole('button', { name: 'Не сканируется?' }).click();
  expect(await savedCodes(page, name)).toEqual([{ type: 'QR-Code', text: number }]);
  await page.getByRole('button', { name: 'Следующий код' }).click();
  await expect(page.getByText(/^Передали браузеру: ищи картинку в загрузках/)).toBeHidden();
});

test('[R2.12] [R2.20] the codes of the card and the link are saved as pictures', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.getByRole('button', { name: 'Показать код' }).click();
  const card = page.getByRole('img', { name: /^QR-код карты/u });
  const number = ((await card.getAttribute('aria-label')) ?? '').replaceAll(/\D/gu, '');
  expect(await savedCodes(page, 'card.png')).toEqual([{ type: 'QR-Code', text: number }]);
  await page.getByRole('button', { name: 'Убрать' }).click();
  await expect(page.getByRole('button', SAVE)).toBeHidden();

  await page.getByRole('button', { name: 'QR-код', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByRole('textbox', { name: 'Твоя ссылка' }).inputValue();
  expect(await savedCodes(page, 'invitation.png')).toEqual([{ type: 'QR-Code', text: link }]);
});

test('[R2.14] [R3.8] the recap of the semester is saved as a picture with the member’s link, also offline', async ({
  page,
  context,
  expectNetworkErrors,
}) => {
  await openSignedIn(page, 'student');
  await untilInstalled(page);
  const link = await page.getByRole('textbox', { name: 'Твоя ссылка' }).inputValue();
  await page.goto(`/my${hrefs.history()}?view=statistics`);
  expectNetworkErrors();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Итоги семестра' }).click();
  const share = { name: 'Поделиться картинкой' };
  const name = /^semester-\d{4}-(?:autumn|spring)\.png$/u;
  expect(await savedCodes(page, name, share)).toEqual([{ type: 'QR-Code', text: link }]);
  await expect(page.getByText(/^Передали браузеру: ищи картинку в загрузках/)).toBeVisible();
});

test('[R2.20] on a phone the picture goes to the share sheet; a closed sheet shows no message, a refusal becomes a download, and a failure is reported', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto(`/my${hrefs.codes()}`);
  const save = page.getByRole('button', SAVE);
  await expect(save).toBeVisible();
  const hint = page.getByText('Сделай экран ярче');

  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const offered = () => page.evaluate(() => (window as Window & { offered?: string[] }).offered);
  for (const outcome of ['taken', 'closed', 'refused'] as const) {
    await usePhone(page, outcome);
    await expect(hint).toBeVisible();
    await save.click();
    await expect.poll(offered).toEqual(['image/png']);
  }
  await expect(page.getByText(/^Передали браузеру: ищи картинку в загрузках/)).toBeVisible();
  await expect.poll(() => downloads).toHaveLength(1);

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await save.click();
  await expect(page.getByText('Картинка не сохранилась. Сделай снимок экрана.')).toBeVisible();
});

test.describe('in the browser of a messenger on a phone, which has no share sheet and keeps no download', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('[R2.12] [R2.20] the picture itself follows, to be saved by a long press', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'canShare');
    });
    await openSignedIn(page, 'student');
    await page.getByRole('button', { name: 'Показать код' }).click();
    const picture = page.getByRole('img', { name: 'Картинка, которую можно сохранить' });
    await expect(picture).toHaveCount(0);
    await page.getByRole('button', SAVE).click();
    await expect(picture).toBeVisible();
    await expect(page.getByText(/^Нет в загрузках\? Нажми на картинку и держи/u)).toBeVisible();
    const shown = test.info().outputPath('shown.png');
    await picture.screenshot({ path: shown });
    const codes = decodeBarcodes(shown);
    test.skip(codes === null, 'zbarimg is not installed');
    expect(codes).toMatchObject([{ type: 'QR-Code' }]);
  });
});
