import { expect, type Page } from '@playwright/test';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

/**
 * Triggers polls until the text was shown. It reads the collected messages: a message is shown once and may
 * disappear before a locator finds it.
 */
async function untilShown(page: Page, shown: readonly string[], text: string): Promise<void> {
  await expect(async () => {
    await wakeUp(page);
    await expect.poll(() => shown.join('\n')).toContain(text);
  }).toPass();
}

/** Collects every message that a tab shows from its next navigation on, across reloads. */
async function collectMessages(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteMessage: (text: string) => void }).noteMessage;
    const noted = new WeakSet<Element>();
    // Messages also arrive inside larger elements, and move into the dialog on top.
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('section[aria-live] > *')) {
        if (noted.has(message) || !message.checkVisibility()) continue;
        noted.add(message);
        note(message.textContent.replaceAll(/\s+/gu, ' '));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return shown;
}

test('[R4.7] a new operation shows one message, across reloads and tabs', async ({
  openApp,
  profileDir,
  server,
}) => {
  const { context, page } = await openApp(profileDir);
  const shown = await collectMessages(page);
  await visitOnce({ context, page }, 'student');
  await page.goto('/my/');
  await expect(page.getByText('12 480').first()).toBeVisible();
  expect(shown).toEqual([]);

  const email = 'student@example.test';
  await server.staff.addCoins(email, 123);
  await untilShown(page, shown, 'Начисление: 123 токена — Начисление по приказу');
  await expect(page.getByText('12 603').first()).toBeVisible();

  const operationsResponse = () => page.waitForResponse(/\/v2\/api\/operations/);
  const responseAfterReload = operationsResponse();
  await page.reload();
  await responseAfterReload;
  const second = await context.newPage();
  const shownInSecond = await collectMessages(second);
  const responseInSecond = second.waitForResponse(/\/v2\/api\/operations/);
  await second.goto('/my/');
  await responseInSecond;
  await expect(second.getByText('12 603').first()).toBeVisible();
  expect(shown).toHaveLength(1);
  expect(shownInSecond).toEqual([]);
  await server.sandbox('POST', 'reset', { email });
});

test('[R4.7] [R4.9] an issued physical card shows a message and opens the guarded screens without a reload', async ({
  page,
  server,
}) => {
  const shown = await collectMessages(page);
  await openSignedIn(page, 'applicant');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/my/orders');
  await expect(page).toHaveURL('/my/get-card');
  const email = 'applicant@example.test';
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await server.staff.issueCard(email);
  await untilShown(page, shown, 'Карта готова. Теперь открыты каталог, заказы и приглашения.');
  await page.getByRole('link', { name: 'Заказы' }).first().click();
  await expect(page).toHaveURL('/my/orders');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await server.sandbox('POST', 'reset', { email });
});

test('[R4.10] a member of another programme is redirected there once; returning in the same session does not redirect', async ({
  openApp,
  emptyProfileDir,
  server,
}) => {
  const { page } = await openApp(emptyProfileDir);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).origin);
  });
  await page.goto('/my/');
  await signInAs(page, 'other-programme');
  const ownOrigin = `http://mti.localhost:${server.port}`;
  await page.waitForURL((url) => url.origin === ownOrigin);
  const lookup = page.waitForResponse(
    (response) =>
      response.request().method() === 'HEAD' &&
      response.url().startsWith(`${ownOrigin}/service/v2/api`),
  );
  await signInAs(page, 'other-programme');
  expect((await lookup).headers()['location']).toBe(ownOrigin);
  await expect(page.getByText('900').first()).toBeVisible();
  expect(visited.lastIndexOf(server.origin)).toBeLessThan(visited.indexOf(ownOrigin));

  const back = page.waitForResponse(
    (response) =>
      response.request().method() === 'HEAD' && response.url().startsWith(server.origin),
  );
  await page.goto(`${server.origin}/my/`);
  expect((await back).headers()['location']).toBe(ownOrigin);
  await expect(page.getByText('900').first()).toBeVisible();
  expect(new URL(page.url()).origin).toBe(server.origin);
});
