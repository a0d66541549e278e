import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { sandboxAuditResponse, type SandboxFault } from '#src/contract/sandbox.ts';
import { LIMITS } from '#tests/support/limits.ts';
import type { TestServer } from '#tests/support/service/server.ts';

/** The result of a purchase, as its dialog shows it. */
export type Outcome =
  | { readonly state: 'placed'; readonly orderId: number }
  | { readonly state: 'rejected' | 'unconfirmed' | 'saved' };

/** The product that the tests buy; the seeded members have no orders of it. */
export const PRODUCT = 101;

/**
 * Polls bring no events. A test that blocks a card checks the message of the purchase; a poll that loads the
 * change first would replace the screen.
 */
export const NO_EVENTS: SandboxFault = {
  match: '^GET /service/api/contactTracking',
  status: 200,
  body: '{"events":[]}',
};

/**
 * Resolves once the start of a product's page has loaded the cards and requests the operations, which come next.
 * A card that is blocked earlier would replace the screen.
 */
export const untilCardsLoaded = (page: Page): Promise<unknown> =>
  page.waitForRequest(
    (request) =>
      request.url().includes('/v2/api/operations') && request.frame().url().includes('/catalog/'),
  );

const BUY = /^Купить за/u;

export const buyButton = (page: Page): Locator =>
  page.getByRole('article').getByRole('button', { name: BUY });
/** The newest dialog: a product may be one itself. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();
export const confirmButton = (page: Page): Locator =>
  dialogOf(page).getByRole('button', { name: BUY });

/** The button that acknowledges an order whose result no dialog has shown. */
export const acknowledgeButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Понятно', exact: true });

/** The opened product, which has facts: its related ones and a list beneath it have none. */
export const productCard = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.locator('dl') });

/** Opens a product by its address and waits for it. */
export async function openProduct(page: Page, id: number): Promise<void> {
  await page.goto(`/my/catalog/${id}`);
  await expect(productCard(page)).toBeVisible();
}

/** Brings the member's addresses to the device: a purchase that is saved without a network needs a place, too. */
export async function storePlaces(page: Page): Promise<void> {
  await page.goto('/my/addresses');
  const none = page.getByRole('heading', { name: 'Адресов пока нет' });
  await expect(page.getByRole('article').or(none).first()).toBeVisible();
}

/** Reloads a product's screen until it shows the fetched product: the stored one can be bought before. */
export async function reloadProduct(page: Page, id: number): Promise<void> {
  const fetched = page.waitForResponse((response) =>
    response.url().includes(`/api/products/${id}`),
  );
  await page.reload();
  await fetched;
}

/**
 * Opens the purchase dialog; resolves once it has its quote and a place, or shows why the product cannot be
 * bought.
 */
export async function beginPurchase(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  const blocked = dialog.getByRole('button', { name: 'Понятно', exact: true });
  const opened = dialog.locator('[type=submit]').or(blocked);
  // The button ignores presses for a moment after a purchase dialog closes.
  await expect(async () => {
    if (!(await opened.isVisible())) await buyButton(page).click({ timeout: LIMITS.attempt });
    await expect(opened).toBeVisible({ timeout: LIMITS.attempt });
  }).toPass();
  const quoted = dialog.locator('[type=submit]:not([aria-busy])');
  await expect(quoted.or(blocked)).toBeVisible();
  // The member's addresses may arrive after the dialog has opened.
  const places = dialog.getByRole('radio');
  if ((await places.count()) > 0)
    await expect(dialog.locator('[type=radio]:checked')).toHaveCount(1);
}

/** How far ahead the app's clock is paused: it must not be paused in the past, ms. */
const AHEAD_MS = 10_000;

/** Pauses the app's clock during an action, so that a busy machine does not make the purchase count as slow. */
export async function withAppClockPaused(page: Page, action: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
  await action();
  await page.clock.resume();
}

const isOrdersUrl = ({ pathname }: URL) => pathname === '/service/api/orders';

/**
 * Delays the page's order requests until the test releases them.
 * @returns a function that releases them.
 */
export async function holdOrders(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(isOrdersUrl, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return resolve;
}

const HEADINGS = {
  placed: 'Заказ принят',
  rejected: 'Купить не получилось',
  unconfirmed: 'Уточняем результат',
  saved: 'Сохранено',
} as const;

/** Waits until the dialog shows the result of the purchase. */
export async function readOutcome(page: Page): Promise<Outcome> {
  const heading = page.getByRole('heading', {
    name: new RegExp(`^(${Object.values(HEADINGS).join('|')})$`, 'u'),
  });
  await expect(heading).toBeVisible();
  const title = await heading.textContent();
  if (title !== HEADINGS.placed) {
    const states = ['rejected', 'unconfirmed', 'saved'] as const;
    return { state: states.find((state) => HEADINGS[state] === title) ?? 'unconfirmed' };
  }
  const number = await dialogOf(page)
    .getByText(/^Заказ №\s\d+$/u)
    .textContent();
  return { state: 'placed', orderId: Number(number?.replace(/\D/gu, '')) };
}

/** Buys the product on the screen; returns the result that the dialog shows. */
export async function buy(page: Page): Promise<Outcome> {
  await beginPurchase(page);
  await confirmButton(page).click();
  return readOutcome(page);
}

/** Returns a member's balance at the service, coins; fails when the audit of the service finds a fault. */
export async function balanceOf(server: TestServer, account: string): Promise<number> {
  const { balances, ledgerSums, ...faults } = v.parse(
    sandboxAuditResponse,
    await server.sandbox('GET', 'audit'),
  );
  expect(Object.values(faults).flat(), 'faults that the audit found').toEqual([]);
  const email = `${account}@example.test`;
  const balance = balances.find((entry) => entry.email === email)?.balance;
  expect(balance).toBe(ledgerSums.find((entry) => entry.email === email)?.sum);
  return balance ?? 0;
}

/** Fails the start's catalog request, which would show the page a change ahead of the purchase. */
export const failCatalogRequests = (server: TestServer): Promise<void> =>
  server.faults([
    {
      match: '^GET /service/api/products$',
      status: 503,
      body: '{}',
      contentType: 'application/json',
    },
  ]);
