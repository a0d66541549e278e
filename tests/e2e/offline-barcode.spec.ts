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

/** The main job on an open app: a code that the desk reads, and no way to the identity provider. */
async function expectCodeWithoutSignIn(page: Page): Promise<string> {
  const navigations = watchNavigations(page);
  const number = await showCodeOfAnOrder(page);
  await expectReadableCode(page, number);
  expect(navigations.filter((address) => address.includes('/sso/'))).toEqual([]);
  return number;
}

async function expectReadableCode(page: Page, number: string): Promise<void> {
  const codes = await decodeScreen(page.getByRole('dialog'));
  expect(codes).toContainEqual({ type: 'CODE-128', text: number });
}

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

test.describe('a student who visited once', () => {
  test.beforeEach(async ({ openApp, profileDir, expectNetworkErrors }) => {
    const today = await openApp(profileDir);
    await visitOnce(today, 'student');
    await today.context.close();
    expectNetworkErrors();
  });

  test('[R2.20] [R9.2] [R9.3] opens the app anew without a network and shows the code of an order that was never opened', async ({
    openApp,
    profileDir,
    server,
  }) => {
    await server.kill();
    const { page } = await openApp(profileDir);
    await expectCodeWithoutSignIn(page);
  });

  test('[R9.2] does the same behind a network that takes connections and never answers', async ({
    openApp,
    profileDir,
    server,
  }) => {
    await server.kill();
    const close = await listenSilently(server.port);
    const { page } = await openApp(profileDir);
    await expectCodeWithoutSignIn(page);
    await page.context().close();
    await close();
  });

  for (const { what, faults } of troubles) {
    test(`[R4.11] [R9.2] shows the code while ${what}, and the network’s return refreshes`, async ({
      openApp,
      profileDir,
      server,
    }) => {
      await server.faults(faults);
      const { page } = await openApp(profileDir);
      const number = await expectCodeWithoutSignIn(page);

      await server.clearFaults();
      await page.keyboard.press('Escape');
      await server.sandbox('POST', `orders/${number}/status`, { status: 'RECEIVED' });
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByText('Получен').first()).toBeVisible({ timeout: 90_000 });
      await server.sandbox('POST', 'reset', { email: 'student@example.test' });
    });
  }
});
