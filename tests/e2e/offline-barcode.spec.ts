import { expect, type Page } from '@playwright/test';
import { listenSilently } from '#tests/support/network.ts';
import { decodeScreen } from './support/decode.ts';
import { test } from './support/fixtures.ts';
import { firstOpenOrder, visitOnce, watchNavigations } from './support/member-profile.ts';

/** Opens the list, an order that was never opened before, and its code; returns the order's number. */
async function showCodeOfAnOrder(page: Page): Promise<string> {
  await page.goto('/my/orders');
  const number = await firstOpenOrder(page);
  await page
    .getByRole('article')
    .filter({ hasText: `№ ${number}` })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`/my/orders/${number}`);
  await page.getByRole('button', { name: 'Показать код', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return number;
}

async function expectReadableCode(page: Page, number: string): Promise<void> {
  const codes = await decodeScreen(page.getByRole('dialog'));
  expect(codes).toContainEqual({ type: 'CODE-128', text: number });
}

test('[R2.20] [R9.2] [R9.3] a student whose network is gone opens the app anew and shows the code of an order that was never opened', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  const today = await openApp(profileDir);
  await visitOnce(today, 'student');
  await today.context.close();
  await server.kill();
  expectNetworkErrors();

  const { page } = await openApp(profileDir);
  const navigations = watchNavigations(page);
  const number = await showCodeOfAnOrder(page);
  await expectReadableCode(page, number);
  expect(navigations.filter((address) => address.includes('/sso/'))).toEqual([]);
});

test('[R9.2] the same behind a network that takes connections and never answers', async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  const today = await openApp(profileDir);
  await visitOnce(today, 'student');
  await today.context.close();
  await server.kill();
  expectNetworkErrors();
  const close = await listenSilently(server.port);

  const { page } = await openApp(profileDir);
  const navigations = watchNavigations(page);
  await expectReadableCode(page, await showCodeOfAnOrder(page));
  expect(navigations.filter((address) => address.includes('/sso/'))).toEqual([]);
  await page.context().close();
  await close();
});

const troubles = [
  {
    what: 'the identity provider answers 503',
    faults: [{ match: ' /sso/', status: 503, body: '' }],
  },
  { what: 'the identity provider hangs', faults: [{ match: ' /sso/', delayMs: 60_000 }] },
  {
    what: 'the identity provider drops connections',
    faults: [{ match: ' /sso/', drop: 'before' }],
  },
  { what: 'the service hangs', faults: [{ match: ' /service/', delayMs: 60_000 }] },
  {
    what: 'a portal answers everything with its own page',
    faults: [{ match: '', status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }],
  },
] as const;

for (const { what, faults } of troubles) {
  test(`[R4.11] [R9.2] a cold start while ${what} shows the code, and the network’s return refreshes`, async ({
    openApp,
    profileDir,
    server,
    expectNetworkErrors,
  }) => {
    const today = await openApp(profileDir);
    await visitOnce(today, 'student');
    await today.context.close();
    await server.faults(faults);
    expectNetworkErrors();

    const { page } = await openApp(profileDir);
    const navigations = watchNavigations(page);
    const number = await showCodeOfAnOrder(page);
    await expectReadableCode(page, number);
    expect(navigations.filter((address) => address.includes('/sso/'))).toEqual([]);

    await server.clearFaults();
    await page.keyboard.press('Escape');
    await server.sandbox('POST', `orders/${number}/status`, { status: 'RECEIVED' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Получен').first()).toBeVisible({ timeout: 25_000 });
    await server.sandbox('POST', 'reset', { email: 'student@example.test' });
  });
}
