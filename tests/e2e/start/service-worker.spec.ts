import { expect, type Page } from '@playwright/test';
import { FORGET_PICTURES } from '#sw/protocol.ts';
import {
  agreeToUpdate,
  cachedFiles,
  lookForUpdate,
  shownBuild,
  untilBuildChanges,
  untilInstalled,
} from '../support/browser/installed-app.ts';
import { PORTAL_PAGE } from '../support/browser/static-server.ts';
import { test } from '../support/site-fixtures.ts';

interface WebManifest {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

const DEEP_LINK = '/my/orders/12';

async function expectShell(page: Page): Promise<void> {
  await expect(page.locator('#root > :not(.first-paint)').first()).toBeVisible();
  expect(await shownBuild(page)).not.toBeNull();
}

async function expectNoPortalPageCached(page: Page): Promise<void> {
  const portalPages = (await cachedFiles(page)).filter(({ text }) => text === PORTAL_PAGE);
  expect(portalPages).toEqual([]);
}

async function visit(page: Page): Promise<string | null> {
  await page.goto('/my/');
  await untilInstalled(page);
  return shownBuild(page);
}

function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

test('[R9.1] the browser reports no obstacle to installing the app', async ({ page, context }) => {
  await page.goto('/my/');
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { shortcuts, icons } = JSON.parse(manifest.data ?? '') as WebManifest;
  expect(shortcuts.map(({ url }) => url)).toEqual(['/my/orders?codes', '/my/catalog', '/my/scan']);
  for (const { src, type } of icons) {
    const response = await page.request.get(src);
    expect(response.headers()['content-type'], src).toBe(type);
  }
});

test.describe('a start from the device', () => {
  test('[R9.2][R9.3] a deep link opens while the server is stopped', async ({ site, page }) => {
    await visit(page);
    await site.server.stop();
    const response = await page.goto(DEEP_LINK);
    expect(response?.fromServiceWorker()).toBe(true);
    await expectShell(page);
  });

  test('[R9.2] the shell opens without delay behind a network that never responds', async ({
    site,
    page,
  }) => {
    await visit(page);
    site.server.network = 'hanging';
    await page.goto(DEEP_LINK, { waitUntil: 'commit' });
    await expectShell(page);
  });

  test('[R9.3] addresses of files and of the service get a 404, not the shell', async ({
    page,
  }) => {
    await visit(page);
    for (const path of ['/my/missing.html', '/my/config.json?x=1', '/service/pictures/../a']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
    }
  });
});

test('[R9.14] files that the browser has thrown away are stored again at the next start with a network', async ({
  site,
  page,
}) => {
  await visit(page);
  const storedFiles = async () =>
    (await cachedFiles(page)).map(({ url }) => url).filter((url) => !url.endsWith('.json'));
  const before = await storedFiles();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect.poll(storedFiles).toEqual(expect.arrayContaining(before));
  await site.server.stop();
  await page.goto(DEEP_LINK);
  await expectShell(page);
});

test('[R9.3] a first visit is installed before the files of seldom opened screens, which follow it', async ({
  site,
  page,
}) => {
  const isStored = async () =>
    (await cachedFiles(page)).some(({ url }) => /\/programme-\w+\.js$/.test(url));
  site.server.network = 'portal';
  site.server.portalPattern = /\/assets\/programme-/;
  await visit(page);
  await expectNoPortalPageCached(page);
  expect(await isStored()).toBe(false);
  site.server.network = 'up';
  await page.reload();
  await expect.poll(isStored).toBe(true);
});

test.describe('a new version', () => {
  test(
    '[R9.6] waits for the member, then reloads every tab once',
    { tag: '@journey' },
    async ({ site, page, context }) => {
      const first = await visit(page);
      await page.reload();
      const other = await context.newPage();
      await visit(other);
      const tabs = [page, other].map((tab) => ({ tab, loads: countLoads(tab) }));

      site.server.release = 'next';
      expect(await lookForUpdate(page)).toBe(true);
      expect(await shownBuild(page)).toBe(first);
      await agreeToUpdate(page);

      for (const { tab, loads } of tabs) {
        await untilBuildChanges(tab, first);
        expect(loads.count).toBe(1);
      }
    },
  );

  test('[R9.6] also reaches the tab of the first visit', async ({ site, page }) => {
    const loads = countLoads(page);
    const first = await visit(page);
    site.server.release = 'next';
    expect(await lookForUpdate(page)).toBe(true);
    await agreeToUpdate(page);
    await untilBuildChanges(page, first);
    expect(loads.count).toBe(2);
  });

  test('[R9.3] changed security headers reach the cached page', async ({ site, page }) => {
    await visit(page);
    site.server.referrerPolicy = 'same-origin';
    expect(await lookForUpdate(page)).toBe(true);
    const reloaded = page.waitForEvent('load');
    await agreeToUpdate(page);
    await reloaded;
    await site.server.stop();
    const response = await page.reload();
    expect(response?.headers()['referrer-policy']).toBe('same-origin');
  });
});

test.describe('behind a captive portal', () => {
  test('[R9.2] no response of the portal is cached, and an update installs once the network is back', async ({
    site,
    page,
  }) => {
    const first = await visit(page);
    site.server.release = 'next';
    site.server.network = 'portal';
    expect(await lookForUpdate(page)).toBe(false);

    site.server.portalPattern = /^(?!\/my\/sw\.js$)/;
    expect(await lookForUpdate(page)).toBe(false);
    await page.goto(DEEP_LINK);
    await expectShell(page);
    expect(await shownBuild(page)).toBe(first);
    await expectNoPortalPageCached(page);

    site.server.network = 'up';
    expect(await lookForUpdate(page)).toBe(true);
    await agreeToUpdate(page);
    await untilBuildChanges(page, first);
  });

  test('[R9.3] a first visit installs the app once the portal is gone, although the HTTP cache holds the portal’s page', async ({
    site,
    page,
  }) => {
    site.server.network = 'portal';
    site.server.portalPattern = /\.svg$|index\.html$/;
    await page.goto('/my/');
    await expect.poll(() => site.server.portalPaths).toContain('/my/index.html');
    site.server.network = 'up';
    await page.reload();
    await untilInstalled(page);
    await expectNoPortalPageCached(page);
  });
});

test.describe('the cache', () => {
  test('[R9.3] keeps at most 300 pictures that were seen, and no response of the service’s API', async ({
    site,
    page,
  }) => {
    await visit(page);
    await page.evaluate(async () => {
      for (let id = 0; id < 310; id += 1) await fetch(`/service/pictures/${id}.svg`);
      await fetch('/service/api/cards');
    });
    const pictures = async () =>
      (await cachedFiles(page))
        .filter(({ url }) => url.includes('/service/'))
        .map(({ url }) => url);
    await expect.poll(async () => (await pictures()).length).toBe(300);
    expect((await pictures()).every((url) => url.includes('/service/pictures/'))).toBe(true);

    site.server.network = 'portal';
    await page.evaluate(() => fetch('/service/pictures/portal.svg'));
    await expectNoPortalPageCached(page);

    await site.server.stop();
    const status = await page.evaluate(
      async () => (await fetch('/service/pictures/309.svg')).status,
    );
    expect(status).toBe(200);
  });

  test('[R9.8] does not keep a picture that arrives after the sign-out', async ({ site, page }) => {
    const LATE = '/service/pictures/late.svg';
    const pictures = async () =>
      (await cachedFiles(page))
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.startsWith('/service/'));
    const fetchPicture = (path: string) =>
      page.evaluate(async (url) => (await fetch(url)).status, path);
    await visit(page);
    await fetchPicture('/service/pictures/seen.svg');
    await expect.poll(pictures).toHaveLength(1);

    site.server.network = 'hanging';
    const late = fetchPicture(LATE);
    await expect.poll(() => site.server.waiting).toContain(LATE);
    await page.evaluate(
      (type) => navigator.serviceWorker.controller?.postMessage({ type }),
      FORGET_PICTURES,
    );
    await expect.poll(pictures).toEqual([]);
    site.server.recover();
    expect(await late).toBe(200);

    const NEXT = '/service/pictures/next.svg';
    // What arrives right after a sign-out may have been requested before it: it is kept when it is requested again.
    const picturesAfterNext = async () => {
      await fetchPicture(NEXT);
      return pictures();
    };
    await expect.poll(picturesAfterNext).toContain(NEXT);
    expect(await pictures()).toEqual([NEXT]);
  });
});
