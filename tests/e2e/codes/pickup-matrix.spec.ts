import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '#tests/support/browsers/chromium.ts';
import { type DecodedCode, decodeBarcodes, findZbar } from '#tests/support/looks/pickup-decode.ts';
import { type PickupHarness, startPickupHarness } from '#tests/support/looks/pickup-harness.ts';

const ORDERS: readonly (readonly number[])[] = [
  [7],
  [10482],
  [123456789012],
  [10482, 10483],
  [10482, 10483, 10501],
  [10482, 10483, 10501, 10502, 10503],
];
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;
const PIXEL_RATIOS = [1, 1.5, 2, 2.625, 3];

test.describe.configure({ mode: 'parallel' });
test.skip(() => findZbar() === null, 'zbarimg is not installed');

let harness: PickupHarness;
let browser: Browser;

test.beforeAll(async () => {
  harness = await startPickupHarness();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
});

test.afterAll(async () => {
  await browser.close();
  await harness.close();
});

/** Opens the harness page; `show` displays the last code of the orders: the combined one if there are several. */
async function openPickup(viewport: { width: number; height: number }, pixelRatio: number) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: pixelRatio,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(harness.url);
  await page.waitForFunction(() => 'showPickup' in window);
  const show = async (ids: readonly number[]): Promise<void> => {
    await page.evaluate((orders) => window.showPickup(orders), ids);
    for (let step = 1; step <= ids.length && ids.length > 1; step += 1) {
      await page.getByRole('button', { name: 'Следующий код' }).click();
    }
    await expect(page.getByRole('img', { name: `: ${ids.join('-')}` })).toBeVisible();
  };
  return { context, page, show };
}

const SCHEMES = ['light', 'dark'] as const;
/** Only the harder scheme: a QR code tolerates far more than bars do. */
const QR_SCHEMES = ['dark'] as const;

/** Expects exactly this code in a screenshot; retries, because a turn is animated. */
async function expectCode(page: Page, code: DecodedCode, decoded: Set<string>): Promise<void> {
  const path = test.info().outputPath('screen.png');
  await expect(async () => {
    const screenshot = (await page.screenshot({ path })).toString('base64');
    if (decoded.has(screenshot)) return;
    expect(decodeBarcodes(path), `${code.text} as ${code.type}`).toEqual([code]);
    decoded.add(screenshot);
  }).toPass();
}

/** Expects exactly this code in every colour scheme of its type; decodes equal screenshots once. */
async function expectScreen(page: Page, code: DecodedCode): Promise<void> {
  const decoded = new Set<string>();
  for (const colorScheme of code.type === 'QR-Code' ? QR_SCHEMES : SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await expectCode(page, code, decoded);
  }
}

for (const viewport of SCREENS) {
  for (const pixelRatio of PIXEL_RATIOS) {
    const screen = `${viewport.width}×${viewport.height} at ${pixelRatio}×`;
    test(`[R2.20] [R10.2] the pickup desk reads every code on a ${screen} screen`, async () => {
      const view = await openPickup(viewport, pixelRatio);
      const turn = view.page.getByRole('button', { name: 'Повернуть' });
      const toQr = view.page.getByRole('button', { name: 'Не сканируется?' });
      for (const ids of ORDERS) {
        const text = ids.join('-');
        await view.show(ids);
        const hasBars = await toQr.isVisible();
        await expectScreen(view.page, { type: hasBars ? 'CODE-128' : 'QR-Code', text });
        if (await turn.isVisible()) {
          await turn.click();
          await expectScreen(view.page, { type: 'CODE-128', text });
        }
        if (hasBars) {
          await toQr.click();
          await expectScreen(view.page, { type: 'QR-Code', text });
        }
      }
      await view.context.close();
    });
  }
}

test('[R2.20] a code stays aligned to device pixels when the page is zoomed', async () => {
  const view = await openPickup({ width: 1280, height: 800 }, 1);
  await view.show([10482, 10483]);
  const devtools = await view.context.newCDPSession(view.page);
  for (const zoom of [1.1, 1.5, 2.625]) {
    const metrics = { width: Math.round(1280 / zoom), height: Math.round(800 / zoom) };
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      ...metrics,
      deviceScaleFactor: zoom,
      mobile: false,
    });
    const svg = view.page.getByRole('img');
    await expect
      .poll(() => svg.evaluate(distanceFromDevicePixels), `zoom ${zoom}`)
      .toBeLessThan(0.1);
  }
  await view.context.close();
});

/** The larger distance, in device pixels, of the drawing's left edge and of its modules from whole pixels. */
function distanceFromDevicePixels(svg: SVGElement | HTMLElement): number {
  const { left, width } = svg.getBoundingClientRect();
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const distance = (px: number): number =>
    Math.abs(px * devicePixelRatio - Math.round(px * devicePixelRatio));
  return Math.max(distance(left), distance(width / modules) * modules);
}
