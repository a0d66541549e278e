import { expect, type Page } from '@playwright/test';
import { listenSilently } from '#tests/support/browsers/network.ts';
import { wakeUp } from '../support/browser/wake-up.ts';
import { test } from '../support/fixtures.ts';
import { decodeScreen } from '../support/looks/decode.ts';
import { firstOpenOrder, visitOnce, watchNavigations } from '../support/members/member-profile.ts';

/** Opens the code of an order that was never opened before; returns the order's number. */
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

/** Expects a code that the pickup desk can read, and no navigation to the identity provider. */
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

const outages = [
  {
    condition: 'the identity provider responds with 503',
    faults: [{ match: ' /sso/', status: 503, body: '' }],
  },
  { condition: 'the identity provider hangs', faults: [{ match: ' /sso/', delayMs: 60_000 }] },
  {
    condition: 'the identity provider drops connections',
    faults: [{ match: ' /sso/', drop: 'before' }],
  },
  { condition: 'the service hangs', faults: [{ match: ' /service/', delayMs: 60_000 }] },
  {
    condition: 'a captive portal responds to every request with its own page',
    faults: [{ match: '', status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }],
  },
] as const;

test.describe('a student who visited once', () => {
  test.beforeEach(async ({ openApp, profileDir, expectNetworkErrors }) => {
    const firstVisit = await openApp(profileDir);
    await visitOnce(firstVisit, 'student');
    await firstVisit.context.close();
    expectNetworkErrors();
  });

  test(
    '[R2.20] [R9.2] [R9.3] opens the app again without a network and shows the code of an order that was never opened',
    { tag: '@journey' },
    async ({ openApp, profileDir, server }) => {
      await server.kill();
      const { page } = await openApp(profileDir);
      await expectCodeWithoutSignIn(page);
    },
  );

  test('[R9.2] shows the code behind a network that accepts connections and never responds', async ({
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

  for (const { condition, faults } of outages) {
    test(`[R4.11] [R9.2] shows the code while ${condition}, and the order’s new status once the network is back`, async ({
      openApp,
      profileDir,
      server,
    }) => {
      await server.faults(faults);
      const { page } = await openApp(profileDir);
      const number = await expectCodeWithoutSignIn(page);

      await server.clearFaults();
      await page.keyboard.press('Escape');
      await server.staff.act(`orders/${number}/status`, { status: 'RECEIVED' });
      await wakeUp(page);
      await expect(page.getByText('Получен').first()).toBeVisible();
      await server.sandbox('POST', 'reset', { email: 'student@example.test' });
    });
  }
});
