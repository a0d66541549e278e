import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { visitOnce } from './support/member-profile.ts';
import { signInAs } from './support/sign-in.ts';

const jsonError = (status: number, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ message, error: '', errorCode: 'INTERNAL' }),
});

test('[R4.11] a first visit while the identity provider is away waits on this page and signs in by itself later', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await server.faults([{ match: ' /sso/', status: 503, body: '' }]);
  await page.goto('/my/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет сети для первого входа');
  await expect(page).toHaveURL('/my/');
  await server.clearFaults();
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
});

test('[R4.11] whoever opens another screen while the sign-in page is on its way comes back to that one', async ({
  openApp,
  profileDir,
}) => {
  const { context, page } = await openApp(profileDir);
  await visitOnce({ context, page }, 'student');
  // A page that still asks the provider who is there would be given the session's cookie once more.
  await page.goto('about:blank');
  await context.clearCookies();
  const leaving = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/openid-configuration$/u, async (route) => {
    asked += 1;
    // First whether somebody is signed in, then before the page is left. A page that gives the answer up
    // on a busy machine stays and asks again.
    if (asked > 1) {
      leaving.resolve();
      await gone.promise;
    }
    await route.continue();
  });
  await page.goto('/my/');
  await leaving.promise;
  await page.getByRole('link', { name: 'Заказы' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  gone.resolve();
  await signInAs(page, 'student');
  await expect(page).toHaveURL('/my/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
});

test('[R4.5] [R2.41] a first start on a service that is down shows technical works, and the retry helps', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await server.faults([{ match: ' /service/', status: 500, body: '' }]);
  await signInAs(page, 'student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Идут технические работы');
  await server.clearFaults();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('12 480').first()).toBeVisible();
});

test('[R4.5] a first start of which one part fails shows the general text beside the rest, until it succeeds', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
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

test('[R4.11] the first 401 is told and mended; a second in a row ends the session', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();
  const refused = { match: ' /service/api/user/get', ...jsonError(401, 'Войди снова') };
  await server.faults([{ ...refused, times: 1 }]);
  const mended = page.waitForResponse((answer) => answer.url().includes('user/get') && answer.ok());
  // The message is gone in three seconds, which the page's load may outlast.
  const told = expect(page.getByText('Произошла ошибка, попробуйте еще раз.')).toBeVisible();
  await Promise.all([told, page.reload()]);
  // Refused from here on, a call that is not answered yet would end the session before the reload.
  await mended;
  await expect(page.getByText('12 480').first()).toBeVisible();

  await server.faults([refused]);
  // The page may leave for the sign-in page before it has loaded.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
});

test('[R9.5] a change whose refresh failed is not lost: it arrives with a later round', async ({
  page,
  server,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await signInAs(page, 'student');
  await page.goto('/my/orders?status=DELIVERED');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const number = ((await first.getByText(/^№ \d+$/).textContent()) ?? '').replace(/\D/g, '');
  await server.faults([{ match: ' /service/v2/api/orders', times: 1, ...jsonError(500, 'Сбой') }]);
  await server.sandbox('POST', `orders/${number}/status`, { status: 'RECEIVED' });
  const wakeUp = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(async () => {
    await wakeUp();
    await expect(page.getByText(`№ ${number}`)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await server.sandbox('POST', 'reset', { email: 'student@example.test' });
});
