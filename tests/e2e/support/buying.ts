import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { sandboxAuditAnswer, type SandboxFault } from '#src/contract/sandbox.ts';
import type { TestServer } from '#tests/support/server.ts';

/** What a purchase's dialog says of it in the end. */
export type Outcome =
  | { readonly state: 'placed'; readonly orderId: number }
  | { readonly state: 'refused' | 'unknown' | 'saved' };

/** A product that the stories sell, far from the seeded members' own orders. */
export const PRODUCT = 101;

/**
 * The service's news are none: a story that blocks a card on purpose wants to see what the purchase says of
 * it, and not, by chance, the poll that closes the area first.
 */
export const NO_NEWS: SandboxFault = {
  match: '^GET /service/api/contactTracking',
  status: 200,
  body: '{"events":[]}',
};

/**
 * Resolves once the start's round of a product's page has its cards, and asks for what comes after them: like the
 * news it would tell the page of a blocked one.
 */
export const cardsOfStart = (page: Page): Promise<unknown> =>
  page.waitForRequest(
    (request) =>
      request.url().includes('/v2/api/operations') && request.frame().url().includes('/catalog/'),
    { timeout: 60_000 },
  );

const BUY = /^Купить за/u;

export const buyButton = (page: Page): Locator =>
  page.getByRole('article').getByRole('button', { name: BUY });
/** The newest dialog: a product may be one itself. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();
export const confirmButton = (page: Page): Locator =>
  dialogOf(page).getByRole('button', { name: BUY });

/** Says that an order was seen of which no dialog has told. */
export const seenButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Вижу', exact: true });

/** Opens a product by its address and waits until it can be bought, or not. */
export async function openProduct(page: Page, id: number): Promise<void> {
  await page.goto(`/my/catalog/${id}`);
  await expect(buyButton(page)).toBeVisible();
}

/** Begins a purchase; resolves once its live figures are there, or cannot be had. */
export async function beginPurchase(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  const isBlocked = dialog.getByRole('button', { name: 'Понятно', exact: true });
  const isOpen = dialog.locator('[type=submit]').or(isBlocked);
  // Right after a purchase was closed the button takes no press for a moment.
  await expect(async () => {
    if (!(await isOpen.isVisible())) await buyButton(page).click({ timeout: 5000 });
    await expect(isOpen).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  const hasFigures = dialog.locator('[type=submit]:not([aria-busy])');
  await expect(hasFigures.or(isBlocked)).toBeVisible();
}

/** The app's time may be behind by that much when it is stopped, in ms. */
const AHEAD_MS = 10_000;

/**
 * Does something before a purchase may count as slow, however long that takes on a busy machine: the app's
 * time stands still meanwhile.
 */
export async function inNoTime(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
  await act();
  await page.clock.resume();
}

const HEADINGS = {
  placed: 'Заказ принят',
  refused: 'Купить не получилось',
  unknown: 'Уточняем результат',
  saved: 'Сохранено',
} as const;

/** Waits until the dialog says what became of the purchase. */
export async function readOutcome(page: Page): Promise<Outcome> {
  const heading = page.getByRole('heading', {
    name: new RegExp(`^(${Object.values(HEADINGS).join('|')})$`, 'u'),
  });
  await expect(heading).toBeVisible({ timeout: 60_000 });
  const title = await heading.textContent();
  if (title !== HEADINGS.placed) {
    const states = ['refused', 'unknown', 'saved'] as const;
    return { state: states.find((state) => HEADINGS[state] === title) ?? 'unknown' };
  }
  const number = await dialogOf(page)
    .getByText(/^Заказ № \d+$/u)
    .textContent();
  return { state: 'placed', orderId: Number(number?.replace(/\D/gu, '')) };
}

/** Buys the product on screen, and resolves with what the dialog then says. */
export async function buy(page: Page): Promise<Outcome> {
  await beginPurchase(page);
  await confirmButton(page).click();
  return readOutcome(page);
}

/** What a member has at the service, with the books of the whole service found clean. */
export async function balanceOf(server: TestServer, account: string): Promise<number> {
  const { balances, ledgerSums, ...faults } = v.parse(
    sandboxAuditAnswer,
    await server.sandbox('GET', 'audit'),
  );
  expect(Object.values(faults).flat(), 'what the audit found').toEqual([]);
  const email = `${account}@example.test`;
  const balance = balances.find((entry) => entry.email === email)?.balance;
  expect(balance).toBe(ledgerSums.find((entry) => entry.email === email)?.sum);
  return balance ?? 0;
}

/** Gives a product the price and stock that a story counts with. */
export const setProduct = (
  server: TestServer,
  id: number,
  figures: { readonly price?: number; readonly stock?: number; readonly removed?: boolean },
): Promise<unknown> => server.sandbox('POST', `products/${id}`, figures);
