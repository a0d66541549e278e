import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilInstalled } from '#tests/e2e/support/browser/installed-app.ts';
import { firstOpenOrder } from '#tests/e2e/support/members/member-profile.ts';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { startServer } from '#tests/support/service/server.ts';
import type { Start } from './measure.ts';
import type { Ready } from './ready.ts';
import { fillProfile, type Target } from './references.ts';
import { startSlowProxy } from './slow-proxy.ts';

/** The address that opens the codes by itself; null: the code is opened from the order's page. */
const CODES_ADDRESS: string | null = '/orders?codes';

const SIGN_IN_FORM: Ready = { selector: 'input[autocomplete~=username]' };
/** Into which the app draws; the stored picture of a screen is beside it. */
export const APP = '#root';
const CODE: Ready = { selector: 'dialog svg[role=img]', app: APP };
const ORDERS: Ready = { selector: 'main article', text: '№', app: APP };
const ORDER: Ready = { selector: 'main article button', text: 'Показать код', app: APP };
export const BALANCE: Ready = { selector: 'main [data-size=hero]', text: '\\d', app: APP };
const PRODUCT: Ready = { selector: 'main article h2', app: APP };
const OPERATION: Ready = { selector: 'main li p[data-direction]', app: APP };

/** Limit for the download of the longest lists, ms. */
const DOWNLOAD_LIMIT_MS = 600_000;

export interface ProductOptions {
  /** The seeded account's name before `@example.test`. */
  readonly account: string;
  /** Products of the catalog. */
  readonly products: number;
  /** What the history shows once all operations are stored. */
  readonly whole: RegExp;
}

export interface Product extends Target {
  /** Ends the backend; for starts without a network. */
  readonly stopServer: () => Promise<void>;
}

/** The built app with an account whose data are on the device. */
export async function createProduct(
  cleanup: AsyncDisposableStack,
  options: ProductOptions,
): Promise<Product> {
  const port = await freePort();
  const proxy = await startSlowProxy(cleanup, port);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  cleanup.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { PUBLIC_ORIGIN: proxy.origin, SEED_PRODUCTS: String(options.products) };
  const server = await startServer({ port, dataDir, env });
  cleanup.defer(() => server.stop());
  let order = '';
  const profile = await fillProfile(cleanup, proxy.origin, async (page) => {
    order = await visit(page, options);
    for (const { url } of Object.values(startsOf(`${proxy.origin}/my`, order)))
      await untilSeen(page, url);
  });
  return {
    proxy,
    profile,
    firstVisit: { url: `${proxy.origin}/my/`, ready: SIGN_IN_FORM },
    starts: startsOf(`${proxy.origin}/my`, order),
    stopServer: () => server.stop(),
  };
}

function startsOf(app: string, order: string): Readonly<Record<string, Start>> {
  const orderUrl = `${app}/orders/${order}`;
  const code = CODES_ADDRESS === null ? { ...CODE, tap: ORDER } : CODE;
  return {
    code: { url: CODES_ADDRESS === null ? orderUrl : app + CODES_ADDRESS, ready: code },
    order: { url: orderUrl, ready: ORDER },
    orders: { url: `${app}/orders`, ready: ORDERS },
    profile: { url: `${app}/`, ready: BALANCE },
    catalog: { url: `${app}/catalog/products`, ready: PRODUCT },
    history: { url: `${app}/history`, ready: OPERATION },
  };
}

/** Opens an address and waits until the device has what it shows. */
async function untilSeen(page: Page, url: string): Promise<void> {
  const { pathname, search } = new URL(url);
  // The codes have a record of their own.
  const key = search === '' ? `SF_SCREEN ${pathname}` : 'SF_CODES';
  await page.goto(url);
  await page.waitForFunction((name) => localStorage.getItem(name) !== null, key);
}

/** Signs in and waits until everything is stored; returns the number of an order that is ready for pickup. */
async function visit(page: Page, { account, whole }: ProductOptions): Promise<string> {
  const timeout = DOWNLOAD_LIMIT_MS;
  await page.goto('/my/');
  await signInAs(page, account);
  await page.goto('/my/orders');
  const order = await firstOpenOrder(page);
  await untilInstalled(page);
  await page.goto('/my/history');
  await page.getByText(whole).first().waitFor({ timeout });
  await page.goto('/my/catalog/products');
  // The screen counts the products once it has all of them.
  await page.locator('main p[role=status]').filter({ hasText: /\d/ }).waitFor({ timeout });
  return order;
}
