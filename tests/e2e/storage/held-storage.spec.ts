import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { TestServer } from '#tests/support/service/server.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

resetAfterEach('student');

const balance = (page: Page) => page.getByText('12 480').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const BUSY = 'Данные на этом устройстве заняты';
const inMemory = (page: Page) => page.getByText('Устройство не хранит данные');

declare global {
  interface Window {
    release?: () => void;
  }
}

/** Another page of the site, which has no area. */
async function openOther(context: BrowserContext, server: TestServer): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.origin}/my/documentation`);
  return page;
}

const areasOn = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('area-') ? name : [])),
  );

/** Keeps all tables locked, as a page that the browser froze during a write does; `release` ends it. */
async function holdTables(page: Page): Promise<void> {
  const [area = ''] = await areasOn(page);
  await page.evaluate(async (name) => {
    const request = indexedDB.open(name);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const db = request.result;
    const transaction = db.transaction([...db.objectStoreNames], 'readwrite');
    let isHeld = true;
    const goOn = () => {
      if (isHeld) transaction.objectStore('meta').count().addEventListener('success', goOn);
      else db.close();
    };
    goOn();
    window.release = () => {
      isHeld = false;
    };
  }, area);
}

/** Keeps the database open whatever happens to it; `release` closes it. */
async function holdDatabase(page: Page): Promise<void> {
  const [area = ''] = await areasOn(page);
  await page.evaluate(async (name) => {
    const request = indexedDB.open(name);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    window.release = () => request.result.close();
  }, area);
}

const release = (page: Page) => page.evaluate(() => window.release?.());

test('[R9.4] while another page holds the storage, the app says that it waits, and opens it by itself', async ({
  page,
  context,
  server,
}) => {
  await visitOnce({ context, page }, 'student');
  const other = await openOther(context, server);
  await holdTables(other);
  await page.goto('/my/');
  await expect(heading(page)).toHaveText(BUSY);
  await release(other);
  await expect(balance(page)).toBeVisible();
  await expect(inMemory(page)).toHaveCount(0);
});

test('[R9.4] a member who does not want to wait opens the area without what the device has', async ({
  page,
  context,
  server,
}) => {
  await visitOnce({ context, page }, 'student');
  const other = await openOther(context, server);
  await holdTables(other);
  await page.goto('/my/');
  await page.getByRole('button', { name: 'Открыть без них' }).click();
  await expect(balance(page)).toBeVisible();
  await expect(inMemory(page)).toBeVisible();
  await release(other);
  await page.reload();
  await expect(balance(page)).toBeVisible();
  await expect(inMemory(page)).toHaveCount(0);
});

test('[R9.4] a browser without IndexedDB opens the area in memory, says so, and signs out', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openSignedIn(page, 'student');
  await expect(balance(page)).toBeVisible();
  await expect(inMemory(page)).toBeVisible();
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/openid-connect/);
});

for (const [what, hold] of [
  ['the database', holdDatabase],
  ['its tables', holdTables],
] as const) {
  test(`[R9.8] a sign-out while another page holds ${what} ends the session, says what is left, and goes on when it can`, async ({
    page,
    context,
    server,
  }) => {
    await visitOnce({ context, page }, 'student');
    await page.goto('/my/');
    await expect(balance(page)).toBeVisible();
    await untilInstalled(page);
    const other = await openOther(context, server);
    await hold(other);
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    const notice = page.getByText('Данные с этого устройства ещё не стёрты');
    await expect(notice).toBeVisible();
    // The provider's session has ended nevertheless, and one press opens the sign-in.
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    expect(await areasOn(page)).toHaveLength(1);
    await release(other);
    await expect(notice).toHaveCount(0);
    expect(await areasOn(page)).toEqual([]);
  });
}
