import { type BrowserContext, expect, test as base } from '@playwright/test';
import { generate } from 'lean-qr';
import { desktop, openProfile } from '#tests/e2e/support/browser/browser.ts';
import { ProblemWatch } from '#tests/e2e/support/browser/problem-watch.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/looks/accessibility.ts';
import { decodeScreen } from '#tests/e2e/support/looks/decode.ts';
import { listenSilently } from '#tests/support/browsers/network.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { serveSite, type TinySite } from './tiny-site.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:," />` +
  `<meta name="viewport" content="width=device-width"></head>` +
  `<body><main><h1>${title}</h1>${body}</main></body></html>`;

/** A QR code as SVG, each module eight pixels. */
function qrCode(text: string): string {
  const code = generate(text);
  const cells = Array.from({ length: code.size * code.size }, (_, index) => index)
    .map((index) => ({ x: index % code.size, y: Math.floor(index / code.size) }))
    .filter(({ x, y }) => code.get(x, y))
    .map(({ x, y }) => `M${x + 4} ${y + 4}h1v1h-1z`);
  const size = code.size + 8;
  return `<svg width="${size * 8}" height="${size * 8}" viewBox="0 0 ${size} ${size}" role="img" aria-label="code"><rect width="${size}" height="${size}" fill="#fff"/><path d="${cells.join('')}"/></svg>`;
}

const pages = {
  '/good': page('Good', '<p>Fine.</p>'),
  '/policy': page('Policy', '<img alt="" src="https://elsewhere.invalid/x.png" />'),
  '/inline': page('Inline', '<script>document.title = "run"</script>'),
  '/missing': page('Missing', '<img alt="" src="/nothing.png" />'),
  '/unreadable': page('Unreadable', '<img src="data:," /><button></button>'),
  '/code': page('Code', qrCode('10482-10483')),
};

interface HarnessFixtures {
  site: TinySite;
  watch: ProblemWatch;
  profile: BrowserContext;
}

const test = base.extend<HarnessFixtures>({
  site: async ({}, use) => {
    const site = await serveSite(pages);
    await use(site);
    site.close();
  },
  watch: async ({}, use) => use(new ProblemWatch()),
  profile: async ({ site, watch }, use, testInfo) => {
    const profile = await openProfile(testInfo.outputPath('profile'), { baseURL: site.origin });
    await watch.attach(profile);
    await use(profile);
    await profile.close();
  },
  page: async ({ profile }, use) => use(profile.pages()[0] ?? (await profile.newPage())),
});

test('a correct page has no problems', async ({ page, watch }) => {
  await page.goto('/good');
  await expectNoAxeViolations(page);
  expect(watch.problems).toEqual([]);
});

test('a picture that the content security policy blocks is a problem', async ({ page, watch }) => {
  await page.goto('/policy');
  await expect
    .poll(() => watch.problems)
    .toContainEqual(expect.stringContaining('policy violation: img-src https://elsewhere.invalid'));
});

test('an inline script is a problem and does not run', async ({ page, watch }) => {
  await page.goto('/inline');
  await expect
    .poll(() => watch.problems)
    .toContainEqual(expect.stringContaining('policy violation: script-src-elem inline'));
  await expect(page).toHaveTitle('Inline');
});

test('a string that is parsed as markup is a problem', async ({ page, watch }) => {
  await page.goto('/good');
  await page
    .evaluate(() => {
      document.body.innerHTML = '<p>injected</p>';
    })
    .catch(() => undefined);
  await expect
    .poll(() => watch.problems)
    .toContainEqual(expect.stringContaining('require-trusted-types-for'));
});

test('an uncaught error is a problem', async ({ page, watch }) => {
  await page.goto('/good');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody catches this');
    });
  });
  await expect
    .poll(() => watch.problems)
    .toContainEqual(expect.stringContaining('nobody catches this'));
});

test('a failed request is a problem unless the test allows it', async ({ page, watch }) => {
  await page.goto('/missing');
  await expect
    .poll(() => watch.problems)
    .toContainEqual(expect.stringContaining('Failed to load resource'));
  watch.allowNetworkErrors();
  expect(watch.problems).toEqual([]);
});

test('a picture without alternative text and a button without a name fail the axe check', async ({
  page,
}) => {
  await page.goto('/unreadable');
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt[\s\S]*button-name/);
});

test('a QR code on the screen is decoded to its text', async ({ page }) => {
  await page.goto('/code');
  const codes = await decodeScreen(page.getByRole('img', { name: 'code' }));
  expect(codes).toEqual([{ type: 'QR-Code', text: '10482-10483' }]);
});

test('a browser profile that is opened again holds what was stored in it', async ({
  site,
}, testInfo) => {
  const folder = testInfo.outputPath('next-day');
  const firstDay = await openProfile(folder, { ...desktop, baseURL: site.origin });
  const before = await firstDay.newPage();
  await before.goto('/good');
  await before.evaluate(() => localStorage.setItem('kept', 'yes'));
  await firstDay.close();

  const nextDay = await openProfile(folder, { ...desktop, baseURL: site.origin });
  const after = await nextDay.newPage();
  await after.goto('/good');
  expect(await after.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
  await nextDay.close();
});

test('a silent network accepts a request and never sends a response', async ({ page }) => {
  const port = await freePort();
  const hangUp = await listenSilently(port);
  const response = page.request.get(`http://localhost:${port}/`, { timeout: LIMITS.attempt });
  await expect(response).rejects.toThrow(/Timeout/i);
  await hangUp();
});
