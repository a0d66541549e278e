import { expect, type Page } from '@playwright/test';
import type { Brand } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { startServer } from '#tests/support/service/server.ts';
import { desktop } from '../support/browser/browser.ts';
import { lookForUpdate, untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';
import { test as shellTest } from '../support/site-fixtures.ts';

interface WebManifest {
  readonly name: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

const RATES = { token: '1 токен = 1 рубль', coin: '1 монета = 1 рубль' } as const;
const LIGHT = { colorScheme: 'light' } as const;

/** The theme colours that the browser's toolbars use now. */
const barColours = (page: Page): Promise<string[]> =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) =>
      (all as HTMLMetaElement[])
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );

/** The computed background colour of the page. */
const pageColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function expectIcons(page: Page, brand: Brand): Promise<void> {
  const icons = page.locator('link[rel$=icon]');
  for (const icon of await icons.all()) {
    await expect(icon).toHaveAttribute('href', new RegExp(`^/my/icons/${brand.name}/`));
  }
  await expect(icons).toHaveCount(2);
}

/** The distance from the sign-in page's title to the nearest drawn card or coin, in CSS px. */
const distanceToCard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector('.wordmark') ?? document.body);
    const title = text.getBoundingClientRect();
    const drawn = [...document.querySelectorAll('.card-back, .card, .coin')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ top, bottom }) => top < title.bottom && bottom > title.top);
    return Math.min(...drawn.map(({ left }) => left)) - title.right;
  });

async function expectSignInBranding(page: Page, brand: Brand): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(brand.title));
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.name);
  await expectIcons(page, brand);
  expect(await barColours(page)).toEqual([brand.themeColor.light]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await distanceToCard(page)).toBeGreaterThan(16);
}

async function expectBranding(page: Page, brand: Brand): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(brand.title));
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand.name);
  await expectIcons(page, brand);
  expect(await barColours(page)).toEqual([brand.themeColor.light]);
  await expect(page.getByText(RATES[brand.currency], { exact: true })).toBeVisible();
  expect(await pageColour(page)).toBe(rgb(brand.themeColor.light));
}

async function expectManifest(page: Page, brand: Brand): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${new URL(page.url()).origin}/my/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as WebManifest;
  expect(manifest.name).toBe(brand.title);
  expect(manifest.theme_color).toBe(brand.themeColor.light);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  for (const { src } of manifest.icons) {
    expect(src).toContain(`/icons/${brand.name}/`);
    const status = await page.evaluate(async (address) => (await fetch(address)).status, src);
    expect(status, src).toBe(200);
  }
}

/** Records every brand that the root element gets, from before the page's first script on. */
const recordBrands = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenBrands: seen });
    const note = () => seen.push(document.documentElement.dataset['brand'] ?? '');
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-brand'],
    });
  });
const recordedBrands = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { seenBrands: string[] }).seenBrands)]);

for (const brand of Object.values(BRANDS)) {
  test(`[R1.1] [R1.2] [R9.1] ${brand.name} shows its own title, colours and icons from the sign-in page on, after a reload and offline`, async ({
    server,
    openApp,
    emptyProfileDir,
    expectNetworkErrors,
  }) => {
    const { page, context } = await openApp(emptyProfileDir, LIGHT);
    await recordBrands(page);
    await page.goto(`http://${brand.name}.localhost:${server.port}/my/`);
    await expect(page.locator('input[autocomplete~=username]')).toBeVisible();
    await expectSignInBranding(page, brand);

    await signInAs(page, 'student');
    await expectBranding(page, brand);
    await expectManifest(page, brand);
    await untilInstalled(page);

    await page.reload();
    await expectBranding(page, brand);
    expect(await recordedBrands(page)).toEqual([brand.name]);

    expectNetworkErrors();
    await context.setOffline(true);
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    await expectBranding(page, brand);
    expect(await recordedBrands(page)).toEqual([brand.name]);
  });
}

test('[R9.1] each shortcut of the app’s icon opens a screen with content', async ({ page }) => {
  await openSignedIn(page, 'student');
  await expect(page.getByText(RATES.token, { exact: true })).toBeVisible();
  const shortcuts = await page.evaluate(async () => {
    const response = await fetch('/my/manifest.webmanifest');
    return ((await response.json()) as WebManifest).shortcuts.map(({ url }) => url);
  });
  expect(shortcuts.length).toBeGreaterThan(1);
  for (const url of shortcuts) {
    await page.goto(url);
    await expect(page.locator('main article, main form').first()).toBeVisible();
  }
});

test.describe('hosts that the configuration assigns to brands', () => {
  const settings = { BRAND: 'people', BRAND_HOSTS: 'mosap=area.localhost' };

  test('[R1.1] the page shows the brand of its host from the first moment, without the configuration’s response', async ({
    openApp,
    emptyProfileDir,
    expectNetworkErrors,
  }) => {
    expectNetworkErrors();
    const server = await startServer({ env: settings });
    const { page, context } = await openApp(emptyProfileDir);
    await recordBrands(page);
    await context.route('**/my/config.json', (route) => route.abort());
    await page.goto(`http://area.localhost:${server.port}/my/`);
    await expect(page.locator('input[autocomplete~=username]')).toBeVisible();
    await expect(page).toHaveTitle(/MOSAP Friends/);

    await signInAs(page, 'student');
    await expect(page.getByText(RATES.token, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/MOSAP Friends/);
    expect(await recordedBrands(page)).toEqual(['mosap']);

    const elsewhere = await page.request.get(`${server.origin}/my/`);
    expect(await elsewhere.text()).toContain('<title>People Friends</title>');
    await untilInstalled(page);
    await server.stop();
  });

  test('[R1.1] [R9.3] after a host is assigned to another brand the next version of the installed app shows that brand', async ({
    openApp,
    emptyProfileDir,
    expectNetworkErrors,
  }) => {
    expectNetworkErrors();
    const before = await startServer({ env: settings });
    const { port, dataDir } = before;
    const { page } = await openApp(emptyProfileDir);
    await page.goto(`http://area.localhost:${port}/my/`);
    await signInAs(page, 'student');
    await untilInstalled(page);
    await before.kill();

    const after = await startServer({ port, dataDir, env: { BRAND_HOSTS: 'mti=area.localhost' } });
    expect(await lookForUpdate(page)).toBe(true);
    await page.getByRole('button', { name: 'Обновить', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'mti');
    await expect(page.getByText(RATES.coin, { exact: true })).toBeVisible();
    await after.stop();
    await before.stop();
  });
});

const { synergy, people } = BRANDS;

shellTest.describe('files on another web server', () => {
  const CONFIG = {
    brand: 'people',
    serviceUrl: '/service',
    crmUrl: '/crm',
    landerUrl: '/lander',
    suggestUrl: '/suggest',
    errorsUrl: '/errors',
    identity: { url: '/sso', realm: 'loyalty', clientId: 'a', serviceClientId: 'b' },
  };

  shellTest(
    '[R1.1] the page shows the build’s brand, and after a reload the brand of the stored configuration',
    async ({ page }) => {
      const { BRAND = synergy.name } = process.env;
      await page.goto('/my/');
      await expect(page.locator('html')).toHaveAttribute('data-brand', BRAND);
      await page.evaluate(
        (config) => localStorage.setItem('SF_CONFIG', JSON.stringify(config)),
        CONFIG,
      );
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-brand', people.name);
      await expect(page).toHaveTitle(new RegExp(people.title));
    },
  );
});

shellTest.describe('the chosen theme', () => {
  const cases = [
    { chosen: 'dark', system: 'light' },
    { chosen: 'light', system: 'dark' },
  ] as const;

  for (const { chosen, system } of cases) {
    shellTest(
      `[R10.2] a chosen ${chosen} theme is painted on a ${system} system before the app runs`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: system });
        // Without the app’s script the page stays as it is first painted.
        await page.route('**/assets/index-*.js', (route) => route.abort());
        await page.goto('/my/');
        expect(await pageColour(page)).toBe(rgb(synergy.themeColor[system]));
        expect(await barColours(page)).toEqual([synergy.themeColor[system]]);

        await page.evaluate((theme) => localStorage.setItem('SF_THEME', theme), chosen);
        await page.reload();
        expect(await pageColour(page)).toBe(rgb(synergy.themeColor[chosen]));
        expect(await barColours(page)).toEqual([synergy.themeColor[chosen]]);
      },
    );
  }

  shellTest(
    '[R10.2] with an invalid stored theme the page follows the system',
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/my/');
      await page.evaluate(() => localStorage.setItem('SF_THEME', 'purple'));
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
      expect(await barColours(page)).toEqual([synergy.themeColor.dark]);
    },
  );
});

test('[R10.2] the browser’s toolbars use the chosen theme at once and after a reload, and the system’s theme once it is chosen again', async ({
  openApp,
  profileDir,
}) => {
  const { page } = await openApp(profileDir, { ...desktop, ...LIGHT });
  await openSignedIn(page, 'student');
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await choose('Тёмное');
  await expect.poll(() => barColours(page)).toEqual([synergy.themeColor.dark]);
  await page.reload();
  await expect(page.getByText(RATES.token, { exact: true })).toBeVisible();
  expect(await barColours(page)).toEqual([synergy.themeColor.dark]);
  await choose('Как на устройстве');
  await expect.poll(() => barColours(page)).toEqual([synergy.themeColor.light]);
});
