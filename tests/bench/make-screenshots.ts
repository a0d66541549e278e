/* Takes the screenshots of the web app manifests and the README from the build: npm run screenshots */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { SCREENSHOTS } from '#server/build/web-manifest.ts';
import type { Brand } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { chromiumArgs, findChromium } from '#tests/support/browsers/chromium.ts';
import { startServer } from '#tests/support/service/server.ts';

const FOLDER = resolve(import.meta.dirname, '../../public/screenshots');
const QUALITY = 80;

/** A phone, whose pixel is two of the picture's, and a desktop. */
const DEVICES = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false },
} as const;

async function signIn(page: Page): Promise<void> {
  await page.locator('input[autocomplete~=username]').fill('student@example.test');
  await page.locator('input[autocomplete~=current-password]').fill('demo');
  await page.locator('button[type=submit]').click();
  await page.getByText('= 1 рубль').first().waitFor();
}

async function take(page: Page, path: string, ready: string, name: string): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const file = resolve(FOLDER, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
}

async function takeOf(brand: Brand, browser: Browser, port: number): Promise<void> {
  await mkdir(resolve(FOLDER, brand.name), { recursive: true });
  for (const form of ['narrow', 'wide'] as const) {
    const context = await browser.newContext({
      ...DEVICES[form],
      baseURL: `http://${brand.name}.localhost:${port}`,
      colorScheme: 'light',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/my/');
    await signIn(page);
    for (const { name, path, ready } of SCREENSHOTS.filter((shot) => shot.form === form)) {
      await take(page, path, ready, `${brand.name}/${name}`);
    }
    // The README shows it; an installation dialog would not.
    if (brand.name === 'synergy' && form === 'narrow')
      await take(page, '/my/orders?codes', '#root dialog[open] svg', 'pickup');
    await context.close();
  }
}

const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
for (const brand of Object.values(BRANDS)) await takeOf(brand, browser, server.port);
await browser.close();
await server.stop();
