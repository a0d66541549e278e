import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { visitOnce } from './support/member-profile.ts';
import { signInAs } from './support/sign-in.ts';

/** Ends the pause of the poll, as a network that comes back does. */
const wakeUp = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/**
 * Wakes the poll until the text was shown: by what was collected, for a message is told once and may be gone
 * before it is looked for.
 */
async function untilTold(page: Page, shown: readonly string[], text: string): Promise<void> {
  await expect(async () => {
    await wakeUp(page);
    await expect.poll(() => shown.join('\n'), { timeout: 1000 }).toContain(text);
  }).toPass({ timeout: 120_000 });
}

/** Keeps every message that a tab shows from its next page on, through its reloads. */
async function collectMessages(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteMessage: (text: string) => void }).noteMessage;
    const noted = new WeakSet<Element>();
    // Whole parts of the page are added, with messages within, and moved into a dialog on top.
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

test('[R4.7] a new operation is told once, over reloads and tabs', async ({
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
  await server.sandbox('POST', 'operations', { email, type: 'FRIEND', amount: 123 });
  await untilTold(page, shown, 'Начисление: 123 токена · Регистрация друга');
  await expect(page.getByText('12 603').first()).toBeVisible();

  const answered = () => page.waitForResponse(/\/v2\/api\/operations/);
  const again = answered();
  await page.reload();
  await again;
  const second = await context.newPage();
  const shownThere = await collectMessages(second);
  const asked = second.waitForResponse(/\/v2\/api\/operations/);
  await second.goto('/my/');
  await asked;
  await expect(second.getByText('12 603').first()).toBeVisible();
  expect(shown).toHaveLength(1);
  expect(shownThere).toEqual([]);
  await server.sandbox('POST', 'reset', { email });
});

test('[R4.7] [R4.9] a physical card that is issued is told and opens the guarded screens at once', async ({
  page,
  server,
}) => {
  const shown = await collectMessages(page);
  await signInAs(page, 'applicant');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/my/orders');
  await expect(page).toHaveURL('/my/get-card');
  const email = 'applicant@example.test';
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await server.sandbox('POST', 'cards', { email, typeId: 2, status: 1 });
  await untilTold(page, shown, 'Карта готова. Теперь открыты каталог, заказы и приглашения.');
  await page.getByRole('link', { name: 'Заказы' }).first().click();
  await expect(page).toHaveURL('/my/orders');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await server.sandbox('POST', 'reset', { email });
});

test('[R4.10] a member of another programme is led there once, and stays', async ({
  page,
  server,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).origin);
  });
  await page.goto('/my/');
  await signInAs(page, 'other-programme');
  const own = `http://mti.localhost:${server.port}`;
  await page.waitForURL((url) => url.origin === own);
  const lookup = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'HEAD' && answer.url().startsWith(`${own}/service/v2/api`),
  );
  await signInAs(page, 'other-programme');
  expect((await lookup).headers()['location']).toBe(own);
  await expect(page.getByText('900').first()).toBeVisible();
  expect(visited.lastIndexOf(server.origin)).toBeLessThan(visited.indexOf(own));

  // Who comes back in the same browser session is left where he is.
  const back = page.waitForResponse(
    (answer) => answer.request().method() === 'HEAD' && answer.url().startsWith(server.origin),
  );
  await page.goto(`${server.origin}/my/`);
  expect((await back).headers()['location']).toBe(own);
  await expect(page.getByText('900').first()).toBeVisible();
  expect(new URL(page.url()).origin).toBe(server.origin);
});
