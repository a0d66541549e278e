import { expect, type Locator, type Page } from '@playwright/test';
import { hrefs } from '#src/domain/hrefs.ts';
import { test } from '../support/fixtures.ts';
import { decodeScreen } from '../support/looks/decode.ts';
import { firstOpenOrder, visitOnce } from '../support/members/member-profile.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const CODES = `/my${hrefs.codes()}`;

type Format = 'A4' | 'A6';

/** Number of pages that a printer would put out. */
async function printedPages(page: Page, format: Format): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

/** What is on paper besides the code. */
interface Paper {
  readonly words: string;
  readonly controls: number;
  /** Colours of the words. */
  readonly inks: readonly string[];
}

/** Reads the page as it is printed; leave it with `emulateMedia({ media: null })`. */
async function readPaper(page: Page): Promise<Paper> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const texts = shown.filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    );
    const words = texts.map((element) => element.textContent).join(' ');
    const controls = shown.filter((element) => element.matches('button, a, input, nav')).length;
    const inks = new Set(texts.map((element) => getComputedStyle(element).color));
    return { words, controls, inks: [...inks] };
  });
}

interface Expected {
  readonly code: Locator;
  readonly kind: string;
  readonly text: string;
  readonly words: readonly string[];
  /** The papers on which it is one page. */
  readonly formats?: readonly Format[];
}

/** Expects one page with these words, each once, and a code that the desk's scanner reads, in black. */
async function expectOnePage(page: Page, expected: Expected): Promise<void> {
  const { code, kind, text, words, formats = ['A4', 'A6'] } = expected;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const format of formats)
      expect(await printedPages(page, format), `${format} in ${colorScheme}`).toBe(1);
    const paper = await readPaper(page);
    expect(paper.controls, 'controls on paper').toBe(0);
    expect(paper.inks).toEqual(['rgb(0, 0, 0)']);
    for (const word of words) expect(paper.words.split(word), `«${word}»`).toHaveLength(2);
    await expect(code).toHaveCount(1);
    const codes = await decodeScreen(page);
    expect(codes).toEqual([{ type: kind, text }]);
    await page.emulateMedia({ media: null });
  }
}

const inGroups = (number: string): string => number.replace(/\B(?=(\d{3})+$)/gu, ' ');

test('[R2.20] the code on the screen is printed alone on one page, in black, upright or turned, as bars or as QR', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto(`/my${hrefs.orders()}`);
  const number = await firstOpenOrder(page);
  await page.goto(CODES);
  const dialog = page.getByRole('dialog');
  const code = dialog.getByRole('img');
  const title = await dialog.getByRole('heading').innerText();
  const expected = {
    code,
    kind: 'CODE-128',
    text: number,
    words: [title, inGroups(number)],
  };
  await expectOnePage(page, expected);
  await page.getByRole('button', { name: 'Повернуть' }).click();
  await expectOnePage(page, expected);
  await page.getByRole('button', { name: 'Не сканируется?' }).click();
  await expectOnePage(page, { ...expected, kind: 'QR-Code' });
});

test('[R2.20] of several codes the one on the screen is printed, also the one of all orders', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.goto(CODES);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Предыдущий код' }).focus();
  const numbers: string[] = [];
  const position = dialog.getByText(/^\d+ из \d+$/u);
  while (await position.isVisible()) {
    numbers.push((await dialog.getByRole('listitem').innerText()).replace(/\D/gu, ''));
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/^(Все \d+|\d+ из \d+)$/u)).toBeVisible();
  }
  expect(numbers.length).toBeGreaterThan(1);
  await expectOnePage(page, {
    code: dialog.getByRole('img'),
    kind: 'CODE-128',
    text: numbers.join('-'),
    words: ['Все заказы одним кодом', ...numbers.map(inGroups)],
    // A postcard has no room for all the numbers.
    formats: ['A4'],
  });
});

test('[R2.12] [R2.20] the card and the link are printed alone while their codes are open', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await page.getByRole('button', { name: 'Показать код' }).click();
  const card = page.getByRole('img', { name: /^QR-код карты/u });
  const number = ((await card.getAttribute('aria-label')) ?? '').replace(/^\D+/u, '');
  await expectOnePage(page, {
    code: card,
    kind: 'QR-Code',
    text: number.replaceAll(/\s/gu, ''),
    words: ['Карта лояльности', number],
  });
  await page.getByRole('button', { name: 'Убрать' }).click();

  await page.getByRole('button', { name: 'QR-код', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByRole('textbox', { name: 'Твоя ссылка' }).inputValue();
  await expectOnePage(page, {
    code: page.getByRole('img', { name: 'QR-код твоей ссылки' }),
    kind: 'QR-Code',
    text: link,
    words: ['Учись вместе со мной', link],
  });
});

test('[R2.20] the code that is drawn before the app is printed alone on one page', async ({
  openApp,
  profileDir,
  expectNetworkErrors,
}) => {
  const { page } = await openApp(profileDir);
  await visitOnce({ page, context: page.context() }, 'student');
  expectNetworkErrors();
  await page.goto(`/my${hrefs.orders()}`);
  const number = await firstOpenOrder(page);
  // The app's file never arrives; the worker, which would have it, is passed by.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  });
  await page.route('**/assets/main-*.js', () => undefined);
  await page.goto(CODES);
  const dialog = page.getByRole('dialog');
  await expectOnePage(page, {
    code: dialog.getByRole('img'),
    kind: 'CODE-128',
    text: number,
    words: [await dialog.getByRole('heading').innerText(), inGroups(number)],
  });
});

test('[R2.20] any other screen is printed without bars, in dark ink', async ({ page }) => {
  await openSignedIn(page, 'student');
  for (const address of [hrefs.profile(), hrefs.orders(), hrefs.rules(), hrefs.rating()]) {
    await page.goto(`/my${address}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(floating, address).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('color', 'rgb(25, 25, 27)');
    await page.emulateMedia({ media: null });
  }
});
