import { expect } from '@playwright/test';
import { LIMITS } from '#tests/support/limits.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';
import { filledTables } from '../support/members/stored-area.ts';

const jsonError = (status: number, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ message, error: '', errorCode: 'INTERNAL' }),
});

test('[R4.11] a first visit without a reachable identity provider shows that the service is silent, and goes on to the sign-in page by itself once the provider is back', async ({
  openApp,
  emptyProfileDir,
  server,
  expectNetworkErrors,
}) => {
  const { page } = await openApp(emptyProfileDir);
  expectNetworkErrors();
  await server.faults([{ match: ' /sso/', status: 503, body: '' }]);
  await page.goto('/my/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сервис не отвечает');
  await expect(page).toHaveURL('/my/');
  // Whose page it is, and the other language, are there without a member.
  await expect(page.getByRole('banner')).toContainText('Synergy');
  await page.getByRole('button', { name: /^Uz/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[а-я]/u);
  await page.getByRole('button', { name: /^Ru/ }).click();
  await server.clearFaults();
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
});

test('[R4.11] [R4.8] a tab whose session has ended shows nothing personal while the sign-in page loads, and returns to its screen', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  // An open page could still request the session from the provider and get its cookie again.
  await page.goto('about:blank');
  await context.clearCookies();
  const redirectRequested = Promise.withResolvers<void>();
  const redirectAllowed = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(/openid-configuration$/u, async (route) => {
    requests += 1;
    // The first request checks for a session, the second one comes before the redirect. On a busy machine
    // the page may time out, stay and send another request.
    if (requests > 1) {
      redirectRequested.resolve();
      await redirectAllowed.promise;
    }
    await route.continue();
  });
  await page.goto('/my/orders');
  await redirectRequested.promise;
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Заказы');
  await expect(page.getByRole('article')).toHaveCount(0);
  redirectAllowed.resolve();
  await signInAs(page, 'student');
  await expect(page).toHaveURL('/my/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
});

test('[R4.5] [R2.41] a first start while the service is down shows technical works, and a retry opens the profile', async ({
  openApp,
  emptyProfileDir,
  server,
  expectNetworkErrors,
}) => {
  const { page } = await openApp(emptyProfileDir);
  expectNetworkErrors();
  await server.faults([{ match: ' /service/', status: 500, body: '' }]);
  await signInAs(page, 'student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Идут технические работы');
  await server.clearFaults();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('12 480').first()).toBeVisible();
});

test('[R4.5] a first start with one failed request shows an error beside the rest, and a retry removes it', async ({
  openApp,
  emptyProfileDir,
  server,
  expectNetworkErrors,
}) => {
  const { page } = await openApp(emptyProfileDir);
  expectNetworkErrors();
  await server.faults([{ match: ' /service/api/user/get', ...jsonError(500, 'Ошибка базы') }]);
  await signInAs(page, 'student');
  const error = page.getByText('Произошла ошибка. Пожалуйста, попробуйте позже');
  await expect(error).toBeVisible();
  await expect(page.getByText('12 480').first()).toBeVisible();
  await server.clearFaults();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(error).toHaveCount(0);
});

test('[R4.11] the first 401 shows an error and the request is repeated; repeated 401s lead to the sign-in page', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  const rejection = { match: ' /service/api/user/get', ...jsonError(401, 'Войди снова') };
  await server.faults([{ ...rejection, times: 1 }]);
  const succeeded = page.waitForResponse(
    (response) => response.url().includes('user/get') && response.ok(),
  );
  // The toast disappears after three seconds, and the page may take longer to load.
  const errorShown = expect(page.getByText('Произошла ошибка, попробуйте еще раз.')).toBeVisible();
  await Promise.all([errorShown, page.reload()]);
  // A request that is still open would get the next fault's 401 and end the session before the reload.
  await succeeded;
  await expect(page.getByText('12 480').first()).toBeVisible();

  await server.faults([rejection]);
  // The page may leave for the sign-in page before it has loaded.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});

test('[R9.5] a new order status whose refresh failed arrives with a later poll', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await openSignedIn(page, 'student');
  await page.goto('/my/orders?status=DELIVERED');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const number = ((await first.getByText(/^№\s\d+$/).textContent()) ?? '').replace(/\D/g, '');
  await server.faults([{ match: ' /service/v2/api/orders', times: 1, ...jsonError(500, 'Сбой') }]);
  await server.staff.act(`orders/${number}/status`, { status: 'RECEIVED' });
  await expect(async () => {
    await wakeUp(page);
    await expect(page.getByText(`№ ${number}`)).toHaveCount(0, { timeout: LIMITS.attempt });
  }).toPass();
  await server.sandbox('POST', 'reset', { email: 'student@example.test' });
});

test('[R4.11] [R9.2] a member who leaves while the first data loads gets it at the next start without a wait', async ({
  openApp,
  emptyProfileDir,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await page.goto('/my/');
  let isLeft = false;
  await page.route(/\/api\/contact/u, (route) => (isLeft ? route.continue() : undefined));
  await signInAs(page, 'student');
  await expect.poll(() => filledTables(page)).toContain('cards');
  isLeft = true;
  // The app's clock goes on by one frame per attempt: only a wait of the app itself, not a slow machine,
  // brings it to a second.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.reload();
  await expect(async () => {
    await page.clock.runFor(16);
    expect(await page.getByText('12 480').count()).toBeGreaterThan(0);
  }).toPass({ intervals: [200] });
  expect(await page.evaluate(() => performance.now())).toBeLessThan(1000);
});
