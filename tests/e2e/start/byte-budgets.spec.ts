import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { isInstalledFirst } from '#sw/own-file.ts';
import { readPrecache } from '#tests/support/device/precache.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { firstOpenOrder } from '../support/members/member-profile.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const dist = resolve(import.meta.dirname, '../../../dist');
const KB = 1000;
const BALANCE = '12 480'.replace(' ', '\u00A0');

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;

// Work of seconds on a busy machine: a synchronous call would miss that the server closes an idle connection.
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes of a file on the network; the server compresses the worker when it is requested. */
async function compressedSize(address: string): Promise<number> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  const content = Buffer.from(await response.arrayBuffer());
  const compress = address.endsWith('/sw.js') ? compressGzip : compressBrotli;
  return (await compress(content)).length;
}

/** Bytes of the program in the page itself, which costs no request of its own. */
async function programSize(page: Page): Promise<number> {
  const response = await fetch(new URL('/my/', page.url()));
  const program = /<body>\s*<script>(.*?)<\/script>/s.exec(await response.text())?.[1] ?? '';
  expect(program).not.toBe('');
  return (await compressBrotli(program)).length;
}

/** Prints each file with its bytes and checks their sum, with `inPage` bytes that the page itself holds. */
async function expectAtMost(
  label: string,
  addresses: Iterable<string>,
  limit: number,
  inPage = 0,
): Promise<void> {
  let sum = inPage;
  if (inPage > 0) console.log(`  ${inKb(inPage).padStart(9)}  in the page`);
  for (const address of new Set(addresses)) {
    const size = await compressedSize(address);
    sum += size;
    console.log(`  ${inKb(size).padStart(9)}  ${new URL(address).pathname}`);
  }
  console.log(`${label}: ${inKb(sum)} of ${inKb(limit)}`);
  expect(sum, label).toBeGreaterThan(0);
  expect(sum, label).toBeLessThanOrEqual(limit);
}

/** Addresses of the files that the page requested before it drew the content of the named element. */
async function requestedUntil(page: Page, content: string, place: string): Promise<string[]> {
  await page.addInitScript(
    ([expected, selector]) => {
      const check = () => {
        const shown = document.querySelector<HTMLElement>(selector)?.innerText ?? '';
        if (shown.includes(expected)) performance.mark('content');
        else requestAnimationFrame(check);
      };
      check();
    },
    [content, place] as const,
  );
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0);
  return page.evaluate(() => {
    const [content] = performance.getEntriesByName('content');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (content?.startTime ?? 0))
      .map(({ name }) => name);
  });
}

test('[R9.3] [R4.11] a first visit makes at most 15 requests, with 40 kB of JavaScript, until the sign-in form @journey', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { context, page } = await openApp(emptyProfileDir);
  const addresses: string[] = [];
  // Requests of the worker count, too.
  context.on('request', (request) => addresses.push(request.url()));
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  const scripts = addresses.filter((address) => new URL(address).pathname.endsWith('.js'));
  await expectAtMost(
    'JavaScript until the sign-in form',
    scripts,
    40 * KB,
    await programSize(page),
  );
  console.log(`Requests until the sign-in form: ${addresses.length} of 15`);
  expect(addresses.length).toBeLessThanOrEqual(15);
});

test('[R9.2] a later start requests at most 145 kB of JavaScript and 15 kB of CSS until the profile shows the balance, and then 28 kB of texts @journey', async ({
  page,
}) => {
  await openSignedIn(page, 'student');
  await expect(page.getByText(BALANCE).first()).toBeVisible();
  await untilInstalled(page);
  // Where the page shows a stored screen, the app follows with all of it at once.
  await page.addInitScript(() => localStorage.removeItem('SF_SCREEN /my/'));
  const addresses = await requestedUntil(page, BALANCE, '#root');
  const ofType = (ending: string) => addresses.filter((address) => address.endsWith(ending));
  await expectAtMost('JavaScript until the balance', ofType('.js'), 145 * KB);
  await expectAtMost('CSS until the balance', ofType('.css'), 15 * KB);
  await expectAtMost('The program in the page', [], 7 * KB, await programSize(page));
  const texts = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/ru-[^/]*\.js$/.test(name)),
  );
  await expectAtMost('The texts of the language', [(await texts.jsonValue()) ?? ''], 28 * KB);
  // An icon without shapes belongs to the first screen's set (src/ui/base/Icon/icons.ts).
  await expect(page.locator('svg:empty')).toHaveCount(0);
});

test('[R9.3] a first installation loads at most 400 kB in at most 32 files, and no screen that follows has more than 60 kB @journey', async () => {
  const names = readPrecache(dist);
  const files = names
    .filter((name) => isInstalledFirst(`/${name}`))
    .map((name) => join(dist, name));
  const later = names.filter((name) => !isInstalledFirst(`/${name}`));
  expect(names.filter((name) => !existsSync(join(dist, name)))).toEqual([]);
  // Of a text file the server sends the compressed copy.
  const onNetwork = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
  const sizeOf = (file: string) => statSync(onNetwork(file)).size;
  const sum = files.reduce((total, file) => total + sizeOf(file), 0);
  console.log(`A first installation: ${inKb(sum)} in ${files.length} files`);
  expect(sum).toBeLessThanOrEqual(400 * KB);
  expect(files.length).toBeLessThanOrEqual(32);
  for (const name of later) {
    const size = sizeOf(join(dist, name));
    console.log(`  ${inKb(size).padStart(9)}  ${name}, later`);
    expect(size, name).toBeLessThanOrEqual(60 * KB);
  }
  expect(later.length).toBeGreaterThan(5);
});

test('[R2.20] [R9.2] a start at the codes requests at most 15 kB of JavaScript until one is readable @journey', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await openSignedIn(page, 'student');
  await untilInstalled(page);
  await page.goto('/my/orders');
  const number = await firstOpenOrder(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SF_CODES'))).toContain(number);
  await page.goto('/my/orders?codes');
  const requested = await requestedUntil(page, number, 'dialog');
  await expectAtMost(
    'JavaScript until the code',
    requested.filter((address) => address.endsWith('.js')),
    15 * KB,
    await programSize(page),
  );
});
