import { expect } from '@playwright/test';
import fc from 'fast-check';
import type { Order } from '#src/domain/orders/order.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { copyProfile, removeProfile } from '../support/browser/installed-profile.ts';
import { type OpenApp, test } from '../support/fixtures.ts';
import { balanceOf } from '../support/members/buying.ts';
import {
  buyWithFault,
  preparePurchases,
  PURCHASE_FAULTS,
  type Buyer,
  type PurchaseFault,
} from '../support/members/purchase-attempts.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn } from '../support/members/sign-in.ts';
import { readPurchases } from '../support/members/stored-purchases.ts';

const COINS = 1_000_000;
/** They buy in parallel; each has its own browser, product and seed. */
const BUYERS = [
  { account: 'student', product: 101, seed: 1 },
  { account: 'best-friend', product: 102, seed: 2 },
  { account: 'poor', product: 103, seed: 3 },
];

const SETTLED: readonly string[] = ['sent', 'refused'];
/** Faults with which the service may reject the purchase; a changed price is mostly accepted before. */
const REJECTABLE: readonly PurchaseFault[] = ['sold out', 'price changes'];
const REJECTED_TEXT = 'Купить не получилось';

const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

/** Faults in a random order of the seed; the first ones are every kind once. */
const generateFaults = (seed: number, count: number): readonly PurchaseFault[] =>
  fc
    .sample(fc.constantFrom(...PURCHASE_FAULTS), { seed, numRuns: count })
    .map((fault, index) =>
      index < PURCHASE_FAULTS.length ? (PURCHASE_FAULTS[index] ?? fault) : fault,
    );

/** Waits until every intent is settled; returns the numbers of the placed orders. */
async function placedOrderIds({ page }: Buyer): Promise<number[]> {
  const open = async () =>
    (await readPurchases(page)).intents.filter(({ state }) => !SETTLED.includes(state));
  await expect.poll(open).toEqual([]);
  const { intents } = await readPurchases(page);
  return intents.flatMap(({ orderId }) => orderId ?? []);
}

/** The buyer's orders of this test, as the refreshed list has them. */
async function newOrders(buyer: Buyer, since: number, placed: readonly number[]): Promise<Order[]> {
  const listed = async () =>
    (await readPurchases(buyer.page)).orders.filter(
      ({ prodId, date }) => prodId === buyer.product && Date.parse(date) >= since,
    );
  // Each order belongs to one intent, and each placed intent has one order.
  await expect
    .poll(async () => sorted((await listed()).map(({ id }) => id)))
    .toEqual(sorted(placed));
  return listed();
}

async function buyRepeatedly(buyer: Buyer, account: string, faults: readonly PurchaseFault[]) {
  const since = Date.now();
  await openSignedIn(buyer.page, account);
  await preparePurchases(buyer, COINS);
  const before = await balanceOf(buyer.server, account);
  let longestUnknownMs = 0;
  let rejected = 0;
  for (const [index, fault] of faults.entries()) {
    const { unknownMs, resultText } = await test.step(`${account} ${index}: ${fault}`, () =>
      buyWithFault(buyer, fault));
    longestUnknownMs = Math.max(longestUnknownMs, unknownMs);
    if (resultText?.includes(REJECTED_TEXT)) rejected += 1;
    if (fault === 'sold out') expect(resultText).toContain(REJECTED_TEXT);
    if (!REJECTABLE.includes(fault)) expect(resultText ?? '', fault).not.toContain(REJECTED_TEXT);
  }
  await buyer.page.goto('/my/orders');
  const orders = await newOrders(buyer, since, await placedOrderIds(buyer));
  expect(orders).toHaveLength(faults.length - rejected);
  const spent = orders.reduce((sum, { price }) => sum + price, 0);
  expect(await balanceOf(buyer.server, account)).toBe(before - spent);
  return { purchases: faults.length, orders: orders.length, rejected, longestUnknownMs };
}

resetAfterEach(...BUYERS.map(({ account }) => account));

test('[R2.18] [R7.27] [R7.31] [R9.9] with any injected fault a confirmed purchase becomes one order with one charge, or no order and no charge', async ({
  server,
  openApp,
  installedProfile,
  expectNetworkErrors,
}) => {
  const purchases = Math.ceil(SOAK.purchases / BUYERS.length);
  test.setTimeout(LIMITS.longTest + purchases * LIMITS.wait);
  expectNetworkErrors();
  const folders = BUYERS.map(() => copyProfile(installedProfile));
  const apps: OpenApp[] = [];
  for (const folder of folders) {
    const app = await openApp(folder);
    apps.push(app);
  }
  const results = await Promise.all(
    BUYERS.map(({ account, product, seed }, index) => {
      const app = apps[index];
      if (!app) throw new Error('no browser');
      const buyer: Buyer = { server, ...app, email: `${account}@example.test`, product };
      return buyRepeatedly(buyer, account, generateFaults(seed, purchases));
    }),
  );
  console.log(JSON.stringify(results));
  folders.forEach(removeProfile);
});
