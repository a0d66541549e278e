import { expect } from '@playwright/test';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '#src/domain/order.ts';
import { SOAK } from '#tests/support/soak.ts';
import { balanceOf } from './support/buying.ts';
import { type OpenApp, test } from './support/fixtures.ts';
import {
  attempt,
  prepare,
  TROUBLES,
  type Buyer,
  type Trouble,
} from './support/purchase-attempts.ts';
import { resetAfterEach } from './support/reset-members.ts';
import { signInAs } from './support/sign-in.ts';
import { readPurchases } from './support/stored-purchases.ts';

const COINS = 1_000_000;
/** Each has a browser, a product and a seed of its own; they buy side by side. */
const BUYERS = [
  { account: 'student', product: 101, seed: 1 },
  { account: 'best-friend', product: 102, seed: 2 },
  { account: 'poor', product: 103, seed: 3 },
];
/** What one attempt may take on a busy machine, ms. */
const ATTEMPT_MS = 25_000;
/** What one press may take, ms. */
const PRESS_MS = 20_000;

const SETTLED: readonly string[] = ['placed', 'refused'];
/** What the service may say no to; a price that has changed is mostly accepted before it is asked. */
const REFUSED: readonly Trouble[] = ['sold out', 'price changes'];
const NO = 'Купить не получилось';

const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

/** Troubles in an order that the seed decides: every kind comes, and often. */
const troublesOf = (seed: number, times: number): readonly Trouble[] =>
  fc
    .sample(fc.constantFrom(...TROUBLES), { seed, numRuns: times })
    .map((trouble, index) => (index < TROUBLES.length ? (TROUBLES[index] ?? trouble) : trouble));

/** The numbers of the orders that came of the buyer's wishes, once nothing is left without an answer. */
async function settledOrders({ page }: Buyer): Promise<number[]> {
  const open = async () =>
    (await readPurchases(page)).intents.filter(({ state }) => !SETTLED.includes(state));
  await expect.poll(open, { timeout: 60_000 }).toEqual([]);
  const { intents } = await readPurchases(page);
  return intents.flatMap(({ orderId }) => orderId ?? []);
}

/** The buyer's orders of this story, as the list that was asked for anew has them. */
async function newOrders(buyer: Buyer, since: number, wished: readonly number[]): Promise<Order[]> {
  const listed = async () =>
    (await readPurchases(buyer.page)).orders.filter(
      ({ prodId, date }) => prodId === buyer.product && Date.parse(date) >= since,
    );
  // Each order belongs to one wish, and each wish became one order.
  await expect
    .poll(async () => sorted((await listed()).map(({ id }) => id)))
    .toEqual(sorted(wished));
  return listed();
}

async function buyOverAndOver(buyer: Buyer, account: string, troubles: readonly Trouble[]) {
  const since = Date.now();
  await signInAs(buyer.page, account);
  await prepare(buyer, COINS);
  const before = await balanceOf(buyer.server, account);
  let longestUnknownMs = 0;
  let refused = 0;
  for (const [index, trouble] of troubles.entries()) {
    const { unknownMs, said } = await test.step(`${account} ${index}: ${trouble}`, () =>
      attempt(buyer, trouble));
    longestUnknownMs = Math.max(longestUnknownMs, unknownMs);
    if (said?.includes(NO)) refused += 1;
    if (trouble === 'sold out') expect(said).toContain(NO);
    if (!REFUSED.includes(trouble)) expect(said ?? '', trouble).not.toContain(NO);
  }
  await buyer.page.goto('/my/orders');
  const orders = await newOrders(buyer, since, await settledOrders(buyer));
  expect(orders).toHaveLength(troubles.length - refused);
  const spent = orders.reduce((sum, { price }) => sum + price, 0);
  expect(await balanceOf(buyer.server, account)).toBe(before - spent);
  return { attempts: troubles.length, orders: orders.length, refused, longestUnknownMs };
}

resetAfterEach(...BUYERS.map(({ account }) => account));

test('[R2.18] [R7.27] [R7.31] [R9.9] whatever goes wrong, a confirmed purchase becomes one order with one charge, or none of both', async ({
  server,
  openApp,
  expectNetworkErrors,
}) => {
  const times = Math.ceil(SOAK.purchases / BUYERS.length);
  test.setTimeout(120_000 + times * ATTEMPT_MS);
  expectNetworkErrors();
  const folders = BUYERS.map(() => mkdtempSync(join(tmpdir(), 'buyer-')));
  const apps: OpenApp[] = [];
  for (const folder of folders) {
    const app = await openApp(folder);
    // A press that is never taken must fail, not wait for the story's end.
    app.context.setDefaultTimeout(PRESS_MS);
    apps.push(app);
  }
  const tallies = await Promise.all(
    BUYERS.map(({ account, product, seed }, index) => {
      const app = apps[index];
      if (!app) throw new Error('no browser');
      const buyer: Buyer = { server, ...app, email: `${account}@example.test`, product };
      return buyOverAndOver(buyer, account, troublesOf(seed, times));
    }),
  );
  console.log(JSON.stringify(tallies));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});
