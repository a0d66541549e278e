import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { SandboxFault } from '#src/contract/sandbox.ts';
import type { TestServer } from '#tests/support/server.ts';
import {
  beginPurchase,
  buyButton,
  confirmButton,
  dialogOf,
  NO_NEWS,
  openProduct,
  seenButton,
  setProduct,
} from './buying.ts';

/** What goes wrong while somebody buys. */
export const TROUBLES = [
  'nothing',
  'lost before the work',
  'lost after the work',
  'server error',
  'page of a proxy',
  'slow and lost',
  'too many requests',
  'price changes',
  'sold out',
  'tab killed',
  'network gone',
  'draft without a network',
  'two taps',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** One buyer with a browser and a product that nobody else buys. */
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
/** R9.9: how long after the network is back an outcome may stay unknown, ms. */
const LONGEST_UNKNOWN_MS = 60_000;
/** How long one tap tries, ms. */
const TAP_MS = 3000;

const ORDERS = '^POST /service/api/orders$';
const FAULTS: Partial<Readonly<Record<Trouble, Omit<SandboxFault, 'match'>>>> = {
  'lost before the work': { drop: 'before' },
  'lost after the work': { drop: 'after' },
  'server error': { status: 500 },
  'page of a proxy': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  'slow and lost': { delayMs: 1500, drop: 'after' },
  'too many requests': { status: 429 },
  'tab killed': { delayMs: 300 },
};

/** How an attempt ended. */
export interface Ended {
  /** How long the outcome was unknown, ms. */
  readonly unknownMs: number;
  /** What the dialog said in the end; null where its tab was killed. */
  readonly said: string | null;
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name });
const FINAL = /^(?:Заказ принят|Купить не получилось)$/u;
const ANY = /^(?:Заказ принят|Купить не получилось|Уточняем результат)$/u;

const acceptButton = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Понятно, продолжить' });

/** Taps once the button takes it: figures that have changed, at whatever moment, are accepted first. */
const tap = (page: Page, clickCount: number): Promise<void> =>
  expect(async () => {
    // A tap that took longer than it tries has bought all the same, and its button is gone.
    if (await heading(page, ANY).isVisible()) return;
    if (await acceptButton(page).isVisible()) await acceptButton(page).click({ timeout: TAP_MS });
    await confirmButton(page).click({ clickCount, delay: 5, timeout: TAP_MS });
  }).toPass({ timeout: LONGEST_UNKNOWN_MS });

/** Taps until the purchase has gone out at a price that was accepted. */
async function confirm(page: Page, clickCount: number): Promise<void> {
  const accept = acceptButton(page);
  for (;;) {
    await tap(page, clickCount);
    await expect(heading(page, ANY).or(accept)).toBeVisible({ timeout: LONGEST_UNKNOWN_MS });
    if (!(await accept.isVisible())) return;
  }
}

async function awaitOutcome(page: Page): Promise<Ended> {
  const started = Date.now();
  await expect(heading(page, FINAL)).toBeVisible({ timeout: LONGEST_UNKNOWN_MS });
  const unknownMs = Date.now() - started;
  const said = await dialogOf(page).innerText();
  // Messages stand inside the dialog, behind its own cross, and have one each.
  await dialogOf(page).getByRole('button', { name: 'Закрыть' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { unknownMs, said };
}

/** The tab dies with the request on its way; another one opens the product again. */
async function killTab(buyer: Buyer): Promise<void> {
  const sent = buyer.page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/service/api/orders'),
  );
  await tap(buyer.page, 1);
  await sent;
  const killed = buyer.page;
  buyer.page = await buyer.context.newPage();
  await killed.close();
  await openProduct(buyer.page, buyer.product);
  await untilSettled(buyer.page);
}

/** The product can be bought again only once the last purchase has its outcome, which was seen. */
const untilSettled = (page: Page): Promise<void> =>
  expect(async () => {
    if (await seenButton(page).isVisible()) await seenButton(page).click({ timeout: TAP_MS });
    await expect(buyButton(page)).not.toHaveAttribute('aria-disabled', { timeout: 1000 });
  }).toPass({ timeout: LONGEST_UNKNOWN_MS });

async function keepDraft({ context, page, product }: Buyer): Promise<void> {
  await context.setOffline(true);
  await beginPurchase(page);
  await dialogOf(page).getByRole('button', { name: 'Сохранить на потом' }).click();
  await expect(heading(page, /^Сохранено$/u)).toBeVisible();
  await context.setOffline(false);
  await openProduct(page, product);
}

/** Gives everything back what an attempt may have taken away. */
async function restore(buyer: Buyer): Promise<void> {
  await setProduct(buyer.server, buyer.product, { price: PRICE, stock: STOCK });
}

/** A purchase in which that kind of trouble comes. */
export async function attempt(buyer: Buyer, trouble: Trouble): Promise<Ended> {
  const { server, context, product } = buyer;
  if (trouble === 'draft without a network') await keepDraft(buyer);
  await beginPurchase(buyer.page);
  const fault = FAULTS[trouble];
  if (fault) await server.faults([{ match: ORDERS, times: 1, ...fault }]);
  if (trouble === 'price changes') await setProduct(server, product, { price: CHANGED_PRICE });
  if (trouble === 'sold out') await setProduct(server, product, { stock: 0 });
  if (trouble === 'tab killed') {
    const started = Date.now();
    await killTab(buyer);
    return { unknownMs: Date.now() - started, said: null };
  }
  if (trouble === 'network gone') await context.setOffline(true);
  await confirm(buyer.page, trouble === 'two taps' ? 2 : 1);
  await context.setOffline(false);
  const ended = await awaitOutcome(buyer.page);
  if (trouble === 'price changes' || trouble === 'sold out') {
    await restore(buyer);
    await openProduct(buyer.page, product);
    // The device still knows an empty shelf: offline it would stay one.
    await untilSettled(buyer.page);
  }
  return ended;
}

/** Readies a buyer's product, card and coins, and opens the product. */
export async function prepare(buyer: Buyer, coins: number): Promise<void> {
  await restore(buyer);
  const { server, email } = buyer;
  await server.faults([NO_NEWS]);
  await server.sandbox('POST', 'operations', { email, type: 'DECREE', amount: coins });
  await openProduct(buyer.page, buyer.product);
}
