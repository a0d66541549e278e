import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { expectNoAxeViolations } from '../support/looks/accessibility.ts';
import {
  gatherOwnerTexts,
  OWNER,
  OWNER_NAME,
  ownerBar,
  PERSONAL_SCREENS,
  REFERRED,
  serviceRequests,
  textsOnDevice,
  viewOwner,
} from '../support/members/owner-view.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const leave = (page: Page) => page.getByRole('button', { name: 'Закрыть просмотр' }).click();

/** Opens the screens whose data is personal, by their addresses, so that each is a reload too. */
async function visitScreens(page: Page): Promise<void> {
  for (const path of PERSONAL_SCREENS) {
    await page.goto(`/my/${path}`);
    await expect(ownerBar(page)).toContainText(OWNER_NAME);
    await expect(title(page)).toBeVisible();
  }
  await expect(page.getByRole('article').first()).toBeVisible();
}

test(
  '[R6.1] [R6.2] [R6.3] a manager views an owner’s area through reload and navigation, leaves it, and the device keeps nothing of it',
  { tag: '@journey' },
  async ({ page, server }) => {
    await openSignedIn(page, 'manager');
    await expect(page.getByText('Наталья').first()).toBeVisible();
    const ownerTexts = gatherOwnerTexts(page);
    const since = new Date();
    await viewOwner(page);
    await expect(ownerBar(page)).toContainText('Только просмотр');
    await expect(ownerBar(page)).toContainText(OWNER_NAME);
    await expect(page.getByText('12 480').first()).toBeVisible();
    await expect(page).toHaveURL(REFERRED);
    await expect(page).toHaveTitle(/^Профиль · Только просмотр · /);
    await expect(page.getByText('Крылова Наталья')).toHaveCount(0);
    await visitScreens(page);
    await expect.poll(() => ownerTexts().length).toBeGreaterThan(12);
    expect(ownerTexts().join()).toMatch(/"id":\d+,"status"/);

    const requests = await serviceRequests(server, since);
    const owners = requests.filter(
      ({ headers }) => headers['x-source-lp'] === 'personalAreaPartnerLP',
    );
    expect(owners.length).toBeGreaterThan(20);
    for (const { method, path, query } of owners) {
      expect(['GET', 'HEAD']).toContain(method);
      const named = query.get('email') ?? query.get('ownerEmail');
      if (named !== null) expect(named, path).toBe(OWNER);
    }
    const tracking = owners.filter(({ path }) => /contactTracking|\/v2\/api$/.test(path));
    expect(tracking).toEqual([]);

    expect(await textsOnDevice(page, ownerTexts())).toEqual([]);
    await leave(page);
    await expect(title(page)).toHaveText('Поиск участника');
    await expect(ownerBar(page)).toHaveCount(0);
    expect(await textsOnDevice(page, [...ownerTexts(), 'Крылова'])).toEqual(['Крылова']);
    await page.goBack();
    await expect(title(page)).toBeVisible();
    await expect(page.getByText(OWNER_NAME)).toHaveCount(0);
  },
);

for (const account of ['admin', 'tokens-admin', 'tokens-manager']) {
  test(`[R6.1] ${account} views an owner’s area in Uzbek; it is read-only`, async ({ page }) => {
    await openSignedIn(page, account);
    await page.evaluate(() => localStorage.setItem('SF_LANG', 'uz'));
    await viewOwner(page);
    await expect(ownerBar(page)).toContainText('Faqat koʻrish');
    await expect(page.getByText('12 480').first()).toBeVisible();
    await page.goto('/my/invite');
    await expect(page.getByText('amallarni bajarish taqiqlangan').first()).toBeVisible();
    await page.getByRole('button', { name: 'Koʻrishni yopish' }).click();
    await expect(ownerBar(page)).toHaveCount(0);
    await expect(title(page)).toBeVisible();
  });
}

for (const account of ['student', 'applicant']) {
  test(`[R6.1] ${account} is refused with a reason and gets their own area`, async ({
    page,
    server,
  }) => {
    await openSignedIn(page, account);
    const since = new Date();
    await page.goto('/my/?ownerEmail=poor@example.test');
    const reason = page.getByRole('dialog', { name: 'Нет доступа к чужому кабинету' });
    await expect(reason).toContainText('Открыт твой кабинет');
    await reason.getByRole('button', { name: 'Хорошо' }).click();
    await expect(page.getByText(account === 'student' ? '12 480' : '250').first()).toBeVisible();
    await expect(ownerBar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/my\/$/);
    const requests = await serviceRequests(server, since);
    expect(requests.filter(({ query }) => query.toString().includes('poor'))).toEqual([]);
    await page.reload();
    await expect(title(page)).toBeVisible();
    await expect(reason).toHaveCount(0);
  });
}

test('[R6.1] at the first sign-in on a device a refusal is explained, also where another member was before', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir);
  const reason = page.getByRole('dialog', { name: 'Нет доступа к чужому кабинету' });
  const close = () => reason.getByRole('button', { name: 'Хорошо' }).click();
  await page.goto(`/my?ownerEmail=${OWNER}`);
  await signInAs(page, 'applicant');
  await expect(reason).toContainText('Открыт твой кабинет');
  await close();
  await expect(page.getByText('250').first()).toBeVisible();
  await expect(reason).toHaveCount(0);

  // The applicant's session ends at the provider, and another member signs in.
  await page.context().clearCookies();
  await page.goto(`/my/?ownerEmail=${OWNER}`);
  await signInAs(page, 'poor');
  await expect(reason).toBeVisible();
  await close();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(reason).toHaveCount(0);
});

test('[R6.1] [R2.4] the owner and the screen survive the sign-in page', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await page.goto(`/my/?ownerEmail=${OWNER}&href=/my/orders`);
  await signInAs(page, 'manager');
  await expect(ownerBar(page)).toContainText(OWNER_NAME);
  await expect(page).toHaveURL(/\/my\/orders\?owner=[\da-f-]{36}$/);
  // A visit to another member's area does not create the viewer's own record.
  expect(await page.evaluate(() => localStorage.getItem('SF_WHO'))).toBeNull();
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(names.filter((name) => name !== 'workbox-expiration')).toEqual([]);
});

test('[R6.3] [R6.4] addresses that name no owner, several owners or an unknown one are explained, and nothing is created for them', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  await openSignedIn(page, 'manager');
  const reason = page.getByRole('dialog', { name: 'Кабинет участника не открыт' });
  for (const query of [
    'ownerEmail=',
    'ownerEmail=student',
    `ownerEmail=${OWNER}&ownerEmail=${OWNER}`,
  ]) {
    await page.goto(`/my/?${query}`);
    await expect(reason).toBeVisible();
    await expect(ownerBar(page)).toHaveCount(0);
  }
  await page.goto('/my/?ownerEmail=manager@example.test');
  await expect(page.getByText('Наталья').first()).toBeVisible();
  await expect(ownerBar(page)).toHaveCount(0);
  // The service has no client record under the e-mail.
  expectNetworkErrors();
  const since = new Date();
  await viewOwner(page, 'nobody+1@example.test');
  await expect(title(page)).toHaveText('Участник не найден');
  await expect(page.getByText('nobody+1@example.test').first()).toBeVisible();
  // A HEAD is the manager's own start, which may still go on.
  const isWrite = ({ method }: { method: string }) => method !== 'GET' && method !== 'HEAD';
  expect((await serviceRequests(server, since)).filter(isWrite)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Закрыть просмотр' }).click();
  await expect(title(page)).toHaveText('Поиск участника');
});

test('[R6.3] another owner resets everything of the first one', async ({ page }) => {
  await openSignedIn(page, 'manager');
  await viewOwner(page);
  await expect(page.getByText('12 480').first()).toBeVisible();
  await viewOwner(page, 'poor@example.test');
  await expect(ownerBar(page)).toContainText('Каримова Лола');
  await expect(page.getByText('12 480')).toHaveCount(0);
});

test('[R6.1] when the service refuses the viewer meanwhile, the view closes with the reason', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'manager');
  await viewOwner(page);
  await expect(page.getByText('12 480').first()).toBeVisible();
  const body = JSON.stringify({ message: 'Нет доступа', error: '', errorCode: 'FORBIDDEN' });
  await server.faults([{ match: '^GET /service/api/relatives', status: 403, body }]);
  await page.goto('/my/invites');
  await expect(page.getByRole('dialog', { name: 'Нет доступа к чужому кабинету' })).toBeVisible();
  await expect(ownerBar(page)).toHaveCount(0);
});

test('[R6.3] [R9.8] signing out ends the view and leaves nothing of the owner', async ({
  page,
}) => {
  await openSignedIn(page, 'manager');
  const ownerTexts = gatherOwnerTexts(page);
  await viewOwner(page);
  await visitScreens(page);
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await expect.poll(() => textsOnDevice(page, ownerTexts())).toEqual([]);
  await signInAs(page, 'manager');
  await expect(page.getByText('Наталья').first()).toBeVisible();
  await expect(ownerBar(page)).toHaveCount(0);
});

test('[R6.3] the viewer’s device keeps no picture of the owner’s orders', async ({
  openApp,
  profileDir,
}) => {
  // The worker, which keeps the pictures, is installed.
  const { page } = await openApp(profileDir);
  await openSignedIn(page, 'manager');
  await viewOwner(page);
  await page.goto('/my/orders');
  const picture = page.getByRole('article').first().locator('img');
  await expect(picture).toHaveAttribute('src', /\?owner-view$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('pictures');
      return (await cache.keys()).map(({ url }) => url);
    });
  expect((await kept()).filter((url) => url.includes('owner-view'))).toEqual([]);
});

test('[R6.3] a sign-out in another tab ends the view; other tabs learn nothing about the owner', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'manager');
  const other = await context.newPage();
  await other.goto('/my/');
  await expect(other.getByText('Наталья').first()).toBeVisible();
  await other.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    for (const name of ['x-storagemutated-1', 'area']) {
      new BroadcastChannel(name).addEventListener('message', ({ data }) => {
        received.push(JSON.stringify(data));
      });
    }
  });
  const ownerTexts = gatherOwnerTexts(page);
  await viewOwner(page);
  await visitScreens(page);
  const received = await other.evaluate(
    () => (window as unknown as { received: string[] }).received,
  );
  expect(received.filter((text) => text.includes('owner-view'))).toEqual([]);
  expect(ownerTexts().filter((text) => received.join().includes(text))).toEqual([]);

  await other.getByRole('button', { name: 'Ещё', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await expect(title(page)).toHaveText('Вход не выполнен');
  await expect(ownerBar(page)).toHaveCount(0);
  expect(await textsOnDevice(page, ownerTexts())).toEqual([]);
});

test('[R10.1] the bar stays in sight, covers nothing that is focused, and has no axe findings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, 'manager');
  await viewOwner(page);
  await expect(page.getByText('12 480').first()).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(ownerBar(page)).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
