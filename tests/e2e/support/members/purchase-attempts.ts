import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { SandboxFault } from '#src/contract/sandbox.ts';
import { LIMITS } from '#tests/support/limits.ts';
import type { TestServer } from '#tests/support/service/server.ts';
import {
  beginPurchase,
  buyButton,
  confirmButton,
  dialogOf,
  NO_EVENTS,
  openProduct,
  acknowledgeButton,
  storePlaces,
} from './buying.ts';

/** The faults that are injected into a purchase. */
export const PURCHASE_FAULTS = [
  'nothing',
  'request lost',
  'response lost',
  'server error',
  'error page of a proxy',
  'blocked by a firewall',
  'done, then blocked by a firewall',
  'slow, response lost',
  'too many requests',
  'price changes',
  'sold out',
  'tab killed',
  'network lost',
  'draft without a network',
  'two taps',
] as const;
export type PurchaseFault = (typeof PURCHASE_FAULTS)[number];

/** A member with a browser and a product that no other member buys. */
export interface Buyer {
  readonly server: TestServer;
  readonly context: BrowserContext;
  readonly email: string;
  readonly product: number;
  page: Page;
}

const PRICE = 10;
const CHANGED_PRICE = 12;
const STOCK = 5000;

const ORDERS = '^POST /service/api/orders$';
const BLOCKED = { status: 403, body: '{"error":"blocked by firewall"}' };
/** What the requests meet, one after another. */
const SERVER_FAULTS: Partial<
  Readonly<Record<PurchaseFault, readonly Omit<SandboxFault, 'match'>[]>>
> = {
  'request lost': [{ drop: 'before' }],
  'response lost': [{ drop: 'after' }],
  'server error': [{ status: 500 }],
  'error page of a proxy': [
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  ],
  'blocked by a firewall': [BLOCKED],
  // The browser itself sends the request again whose connection was cut.
  'done, then blocked by a firewall': [{ drop: 'after' }, BLOCKED],
  'slow, response lost': [{ delayMs: 1500, drop: 'after' }],
  'too many requests': [{ status: 429 }],
  'tab killed': [{ delayMs: 300 }],
};

/** The result of one purchase. */
export interface PurchaseResult {
  /** How long the outcome was unknown, ms. */
  readonly unknownMs: number;
  /** The final text of the dialog; null when its tab was killed. */
  readonly resultText: string | null;
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name });
const FINAL_HEADING = /^(?:Заказ принят|Купить не получилось)$/u;
const OUTCOME_HEADING = /^(?:Заказ принят|Купить не получилось|Уточняем результат)$/u;

const acceptButton = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Понятно, продолжить' });

/** Confirms the purchase; accepts a changed quote first, which can appear at any moment. */
const tapConfirm = (page: Page, clickCount: number): Promise<void> =>
  expect(async () => {
    // A tap that exceeded its time limit can still have bought the product, and its button is gone.
    if (await heading(page, OUTCOME_HEADING).isVisible()) return;
    if (await acceptButton(page).isVisible())
      await acceptButton(page).click({ timeout: LIMITS.attempt });
    // A busy button ignores taps.
    await expect(confirmButton(page)).not.toHaveAttribute('aria-busy', { timeout: LIMITS.attempt });
    await confirmButton(page).click({ clickCount, delay: 5, timeout: LIMITS.attempt });
  }).toPass();

/** Taps until the purchase is sent at an accepted price. */
async function confirm(page: Page, clickCount: number): Promise<void> {
  const accept = acceptButton(page);
  for (;;) {
    await tapConfirm(page, clickCount);
    await expect(heading(page, OUTCOME_HEADING).or(accept)).toBeVisible();
    if (!(await accept.isVisible())) return;
  }
}

async function awaitOutcome(page: Page): Promise<PurchaseResult> {
  const started = Date.now();
  await expect(heading(page, FINAL_HEADING)).toBeVisible();
  const unknownMs = Date.now() - started;
  const resultText = await dialogOf(page).innerText();
  // The first button closes the dialog; the toasts inside it come later and have their own.
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { unknownMs, resultText };
}

/** Closes the tab while its request is sent, and opens the product in another one. */
async function killTab(buyer: Buyer): Promise<void> {
  const sent = buyer.page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/service/api/orders'),
  );
  await tapConfirm(buyer.page, 1);
  await sent;
  const killedTab = buyer.page;
  buyer.page = await buyer.context.newPage();
  await killedTab.close();
  await openProduct(buyer.page, buyer.product);
  await untilSettled(buyer.page);
}

/** Waits until the product can be bought again: the last purchase has its outcome and is acknowledged. */
export const untilSettled = (page: Page): Promise<void> =>
  expect(async () => {
    if (await acknowledgeButton(page).isVisible())
      await acknowledgeButton(page).click({ timeout: LIMITS.attempt });
    await expect(buyButton(page)).not.toHaveAttribute('aria-disabled', { timeout: LIMITS.attempt });
  }).toPass();

async function saveDraft({ context, page, product }: Buyer): Promise<void> {
  await storePlaces(page);
  await openProduct(page, product);
  await context.setOffline(true);
  await beginPurchase(page);
  await dialogOf(page).getByRole('button', { name: 'Сохранить на потом' }).click();
  await expect(heading(page, /^Сохранено$/u)).toBeVisible();
  await context.setOffline(false);
  await openProduct(page, product);
}

/** Restores the product's price and stock, which a purchase or its fault may have changed. */
async function restoreProduct(buyer: Buyer): Promise<void> {
  await buyer.server.staff.setProduct(buyer.product, { price: PRICE, stock: STOCK });
}

/** Buys the product once while the fault occurs. */
export async function buyWithFault(buyer: Buyer, fault: PurchaseFault): Promise<PurchaseResult> {
  const { server, context, product } = buyer;
  if (fault === 'draft without a network') await saveDraft(buyer);
  await beginPurchase(buyer.page);
  const serverFaults = SERVER_FAULTS[fault] ?? [];
  await server.faults(serverFaults.map((one) => ({ match: ORDERS, times: 1, ...one })));
  if (fault === 'price changes') await server.staff.setProduct(product, { price: CHANGED_PRICE });
  if (fault === 'sold out') await server.staff.setProduct(product, { stock: 0 });
  if (fault === 'tab killed') {
    const started = Date.now();
    await killTab(buyer);
    return { unknownMs: Date.now() - started, resultText: null };
  }
  if (fault === 'network lost') await context.setOffline(true);
  await confirm(buyer.page, fault === 'two taps' ? 2 : 1);
  await context.setOffline(false);
  const result = await awaitOutcome(buyer.page);
  if (fault === 'price changes' || fault === 'sold out') {
    await restoreProduct(buyer);
    await openProduct(buyer.page, product);
    // The device still has a stock of 0, which it would keep offline.
    await untilSettled(buyer.page);
  }
  return result;
}

/** Sets the product's price and stock, adds coins to the buyer's card and opens the product. */
export async function preparePurchases(buyer: Buyer, coins: number): Promise<void> {
  await restoreProduct(buyer);
  const { server, email } = buyer;
  await server.faults([NO_EVENTS]);
  await server.staff.addCoins(email, coins);
  await openProduct(buyer.page, buyer.product);
}
