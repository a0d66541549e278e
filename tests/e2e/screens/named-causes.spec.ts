import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { buyButton, dialogOf, openProduct, PRODUCT } from '../support/members/buying.ts';
import { visitOnce, watchNavigations } from '../support/members/member-profile.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
/** The requests of the silent frame, and of the one before it that tries the provider's cookies. */
const FRAMES = { 'the silent frame': /prompt=none/u, 'the frame before it': /3p-cookies/u };

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Данные от' });
const balance = (page: Page) => page.getByText('12 480').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Makes the browser of a profile refuse cookies and site data, as its settings can. */
function refuseSiteData(profileDir: string): void {
  const folder = join(profileDir, 'Default');
  mkdirSync(folder, { recursive: true });
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Preferences'), JSON.stringify(settings));
}

test('[R9.11] a page that is opened as 127.0.0.1 leads to the configured host, and after the sign-in to the same screen, query and place', async ({
  openApp,
  emptyProfileDir,
  server,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await page.goto(`http://127.0.0.1:${server.port}/my/faq?utm_source=poster#how`);
  await signInAs(page, 'student');
  await expect(page).toHaveURL(`${server.origin}/my/faq?utm_source=poster#how`);
  await expect(heading(page)).toBeVisible();
});

test('[R9.11] [R4.11] a browser that refuses cookies says so in place of the sign-in page, and goes on once it allows them', async ({
  openApp,
  emptyProfileDir,
}) => {
  refuseSiteData(emptyProfileDir);
  const { page, context } = await openApp(emptyProfileDir);
  await page.goto('/my/');
  await expect(heading(page)).toHaveText('Браузер не сохраняет данные сайта');
  await expect(page.getByText('Нет сети')).toHaveCount(0);
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(heading(page)).toHaveText('Браузер не сохраняет данные сайта');
  await context.close();
  writeFileSync(join(emptyProfileDir, 'Default', 'Preferences'), '{}');
  const allowed = await openApp(emptyProfileDir);
  await signInAs(allowed.page, 'student');
  await expect(balance(allowed.page)).toBeVisible();
});

test('[R9.11] a browser whose storage throws says that it keeps no site data', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  });
  await page.goto('/my/');
  await expect(heading(page)).toHaveText('Браузер не сохраняет данные сайта');
});

test('[R9.11] where cookies were refused since the last visit, the stored screen names this cause and not «нет сети»', async ({
  openApp,
  profileDir,
}) => {
  const { page, context } = await openApp(profileDir);
  await visitOnce({ page, context }, 'student');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
  await page.goto('/my/');
  await expect(bar(page)).toContainText('браузер запретил cookie');
  await expect(balance(page)).toBeVisible();
});

for (const [name, requests] of Object.entries(FRAMES)) {
  test(`[R4.11] [R9.11] where an extension blocks ${name}, the stored screen gets its session by a redirect`, async ({
    page,
    expectNetworkErrors,
  }) => {
    expectNetworkErrors();
    await openSignedIn(page, 'student');
    await expect(balance(page)).toBeVisible();
    await page.route(requests, (route) => route.abort('blockedbyclient'));
    // The provider has the session and sends the page back at once.
    const redirect = page.waitForRequest(
      (request) =>
        request.isNavigationRequest() &&
        request.frame() === page.mainFrame() &&
        request.url().includes('/sso/'),
    );
    await page.goto('/my/faq?utm_source=poster#how');
    await redirect;
    await expect(page).toHaveURL(/\/my\/faq\?utm_source=poster#how$/);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('нет сети')).toHaveCount(0);
    // The session exists: what only the service knows comes.
    const response = page.waitForResponse((one) => one.url().includes('/service/') && one.ok());
    await page.getByRole('link', { name: 'Профиль' }).first().click();
    await response;
  });
}

test('[R4.11] [R9.11] a blocked frame does not interrupt a member who is typing; the bar names the cause', async ({
  page,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await page.goto('/my/faq');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.route(/prompt=none/u, (route) => route.abort('blockedbyclient'));
  await page.reload();
  await page.getByRole('searchbox').fill('карта');
  const addresses = watchNavigations(page);
  await expect(page.getByText('браузер не даёт проверить вход')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('карта');
  expect(addresses).toEqual([]);
});

test('[R4.11] [R9.9] a purchase that is opened just before the app leaves for a blocked frame stays open', async ({
  page,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await openProduct(page, PRODUCT);
  await expect(buyButton(page)).toBeEnabled();
  let frames = 0;
  await page.route(FRAMES['the silent frame'], (route) => {
    frames += 1;
    return route.abort('blockedbyclient');
  });
  // The app leaves at the second missing response, once the provider has responded to one more request.
  let probes = 0;
  const leaving = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  await page.route(/openid-configuration/u, async (route) => {
    if (frames > 1) probes += 1;
    if (probes > 1) {
      leaving.resolve();
      await opened.promise;
    }
    await route.continue();
  });
  await page.reload();
  await leaving.promise;
  await buyButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  const addresses = watchNavigations(page);
  opened.resolve();
  await expect(page.getByText('браузер не даёт проверить вход')).toBeAttached();
  await expect(dialogOf(page)).toBeVisible();
  expect(addresses).toEqual([]);
});

for (const [name, by] of Object.entries({
  'a day ahead': DAY_MS,
  'a day behind': -DAY_MS,
  'ten years ahead': 10 * YEAR_MS,
  'ten years behind': -10 * YEAR_MS,
})) {
  test(`[R4.11] [R9.11] with a clock that is ${name} a member signs in, reloads and gets one new token each time`, async ({
    openApp,
    emptyProfileDir,
  }) => {
    const { page, context } = await openApp(emptyProfileDir);
    let tokens = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/token')) tokens += 1;
    });
    await context.clock.setSystemTime(Date.now() + by);
    await page.goto('/my/');
    await signInAs(page, 'student');
    await expect(balance(page)).toBeVisible();
    const refreshed = page.waitForResponse(
      (one) => one.url().includes('/service/api/contactTracking') && one.ok(),
    );
    await page.reload();
    await refreshed;
    await expect(balance(page)).toBeVisible();
    await expect(page.getByText('нет сети')).toHaveCount(0);
    expect(tokens).toBe(2);
  });
}

test('[R9.11] a clock that is behind is named as the cause when no site is trusted, and the stored screen stays', async ({
  openApp,
  profileDir,
  expectNetworkErrors,
}) => {
  const { page, context } = await openApp(profileDir);
  await visitOnce({ page, context }, 'student');
  expectNetworkErrors();
  await context.clock.setSystemTime(Date.now() - YEAR_MS);
  // As with a certificate that is not yet valid.
  await context.route(/\/(?:sso|service)\//u, (route) => route.abort('failed'));
  await page.goto('/my/');
  await expect(page.getByText('на устройстве неверная дата')).toBeVisible();
  await expect(balance(page)).toBeVisible();
});
