import { expect, type Page } from '@playwright/test';
import { desktop, type ProfileOptions } from '../support/browser/browser.ts';
import { untilInstalled } from '../support/browser/installed-app.ts';
import { test } from '../support/fixtures.ts';
import {
  describeShifts,
  openInside,
  shiftsOf,
  untilWhole,
  watchRequests,
  watchShifts,
} from '../support/looks/layout-shifts.ts';
import { PRODUCT } from '../support/members/buying.ts';
import { firstOpenOrder } from '../support/members/member-profile.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';
import { clearDatabases } from '../support/members/stored-area.ts';

/** The most that a screen may move in all, and «needs improvement» begins at 0.1. */
const MOST = 0.02;

/** Every response of the service is late enough that the page is seen unfinished. */
const SLOW = { match: '^GET /(?!my/|sso/|sandbox/)', delayMs: 120 };

const WIDTHS: Readonly<Record<number, ProfileOptions>> = {
  360: {},
  768: { ...desktop, viewport: { width: 768, height: 1024 } },
  1440: { ...desktop, viewport: { width: 1440, height: 900 } },
};

/** Stands for the number of an order. */
const ORDER = 'ORDER';

/** The routes with content, and the lists that are empty without a card. */
const ROUTES = {
  student: [
    '',
    'invites',
    'catalog',
    'catalog/products',
    'catalog/services',
    'catalog/events',
    `catalog/${PRODUCT}`,
    'rules/',
    'orders',
    `orders/${ORDER}`,
    'scan',
    'history',
    'inbox',
    'no-card',
    'get-card',
    'invite',
    'verify-phone',
    'personal-data',
    'email-change',
    'education',
    'education/4',
    'rating',
    'addresses',
    'settings',
    'waiting',
    'faq',
    'support',
    'staff',
    'no/such/screen',
  ],
  new: ['', 'history', 'inbox', 'no-card', 'get-card', 'personal-data', 'support'],
  admin: [
    'desk',
    'staff/orders',
    'staff/invitations',
    'staff/tickets',
    'staff/products',
    'staff/coins',
    'staff/devices',
    'staff/journal',
  ],
} as const;

test.use({ waitsForApp: false });

/** Signs in and installs the app; returns the number of an order, if the account has one. */
async function signIn(page: Page, account: string): Promise<string> {
  await openSignedIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilInstalled(page);
  if (account !== 'student') return '';
  await page.goto('/my/orders');
  return firstOpenOrder(page);
}

/** Forgets what the device has of the member, who stays signed in. */
async function emptyDevice(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank');
  await clearDatabases(page, new URL(origin));
}

/** Expects that the open screen has not moved, and lists what did. */
async function expectCalm(page: Page, name: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(total, `${name}\n${describeShifts(shifts)}`).toBeLessThanOrEqual(MOST);
}

for (const [width, options] of Object.entries(WIDTHS)) {
  for (const [account, routes] of Object.entries(ROUTES)) {
    test(`[R10.7] at ${width} px nothing moves on a screen of ${account} that opens on an empty device with a slow service`, async ({
      openApp,
      profileDir,
      server,
      expectNetworkErrors,
    }) => {
      // Without a card some lists are a 404 of the service.
      expectNetworkErrors();
      const { page } = await openApp(profileDir, options);
      const order = await signIn(page, account);
      const running = watchRequests(page);
      await watchShifts(page);
      await server.faults([SLOW]);
      for (const route of routes) {
        await emptyDevice(page, server.origin);
        await page.goto(`/my/${route.replace(ORDER, order)}`);
        await untilWhole(page, running);
        await expectCalm(page, `COLD ${account} ${width} ${route}`);
      }
    });

    test(`[R10.7] at ${width} px nothing moves on a screen of ${account} that opens from the profile`, async ({
      openApp,
      profileDir,
      server,
      expectNetworkErrors,
    }) => {
      // Without a card some lists are a 404 of the service.
      expectNetworkErrors();
      const { page } = await openApp(profileDir, options);
      const order = await signIn(page, account);
      const running = watchRequests(page);
      await watchShifts(page);
      await server.faults([SLOW]);
      await page.goto('/my/');
      await untilWhole(page, running);
      for (const route of routes) {
        await openInside(page, `/my/${route === '' ? 'faq' : route.replace(ORDER, order)}`);
        await untilWhole(page, running);
        if (route !== '') await expectCalm(page, `INSIDE ${account} ${width} ${route}`);
        if (new URL(page.url()).pathname === '/my/') continue;
        await openInside(page, '/my/');
        await untilWhole(page, running);
        if (route === '') await expectCalm(page, `INSIDE ${account} ${width} ${route}`);
      }
    });
  }

  test(`[R10.7] [R2.8] at ${width} px nothing moves where a product opens over its list, also by its address`, async ({
    openApp,
    profileDir,
    server,
  }) => {
    const { page } = await openApp(profileDir, options);
    const origin = server.origin.replace('localhost', 'people.localhost');
    await page.goto(`${origin}/my/`);
    await signInAs(page, 'student');
    await untilInstalled(page);
    const running = watchRequests(page);
    await watchShifts(page);
    await server.faults([SLOW]);
    const product = page.getByRole('dialog').getByRole('heading', { level: 2 }).first();

    await emptyDevice(page, origin);
    await page.goto(`${origin}/my/catalog/products`);
    await untilWhole(page, running);
    await page.evaluate((path) => {
      history.pushState({ key: 'product' }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, `/my/catalog/${PRODUCT}`);
    await expect(product).toBeVisible();
    await untilWhole(page, running);
    await expectCalm(page, `OVER THE LIST ${width}`);

    await emptyDevice(page, origin);
    await page.goto(`${origin}/my/catalog/${PRODUCT}`);
    await expect(product).toBeVisible();
    await untilWhole(page, running);
    await expectCalm(page, `BY ITS ADDRESS ${width}`);
  });
}
