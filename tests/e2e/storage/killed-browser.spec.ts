import { setTimeout as pass } from 'node:timers/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { SOAK } from '#tests/support/database/soak.ts';
import { seededRandom } from '#tests/support/faults/seeded-random.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { test } from '../support/fixtures.ts';
import {
  balanceOf,
  beginPurchase,
  buyButton,
  confirmButton,
  acknowledgeButton,
} from '../support/members/buying.ts';
import {
  preparePurchases,
  untilSettled,
  type Buyer,
} from '../support/members/purchase-attempts.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';
import { readPurchases } from '../support/members/stored-purchases.ts';

const ACCOUNT = 'student';
const PRODUCT = 104;
const SEED = 7;
const COINS = 1_000_000;
/** How long an order takes at least, and the latest end of the browser after its confirmation, in ms. */
const ORDER_MS = 200;
const LATEST_MS = 700;

const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

/** Ends the browser as a crash or an empty battery does: it writes and sends nothing more. */
async function crash(page: Page, context: BrowserContext): Promise<void> {
  const closed = context.waitForEvent('close');
  const session = await context.newCDPSession(page);
  await session.send('Browser.crash').catch(() => undefined);
  await closed;
}

/**
 * Opens the product as a signed-in member. The cookie of the provider's session may not have been on the
 * disk, and the device shows the product before it knows that.
 */
async function reopenProduct(page: Page): Promise<void> {
  let isSignedIn = false;
  page.on('response', (response) => {
    isSignedIn ||= response.url().includes('/api/user/get') && response.status() < 400;
  });
  await page.goto(`/my/catalog/${PRODUCT}`);
  const password = page.locator('input[autocomplete~=current-password]');
  await expect(async () => {
    if (await password.isVisible()) await signInAs(page, ACCOUNT);
    expect(isSignedIn).toBe(true);
    await expect(buyButton(page).or(acknowledgeButton(page)).first()).toBeVisible({
      timeout: LIMITS.attempt,
    });
  }).toPass();
}

resetAfterEach(ACCOUNT);

test(`[R9.9] ${SOAK.browserKills} browsers that crash during an order leave no order doubled and none lost`, async ({
  openApp,
  profileDir,
  server,
  expectNetworkErrors,
}) => {
  test.setTimeout(SOAK.timeoutMs);
  expectNetworkErrors();
  const random = seededRandom(SEED);
  const since = Date.now();
  let { context, page } = await openApp(profileDir);
  await openSignedIn(page, ACCOUNT);
  const buyer: Buyer = {
    server,
    context,
    page,
    product: PRODUCT,
    email: `${ACCOUNT}@example.test`,
  };
  await preparePurchases(buyer, COINS);
  await server.faults([{ match: '^POST /service/api/orders$', delayMs: ORDER_MS }]);
  const before = await balanceOf(server, ACCOUNT);
  for (let kill = 0; kill < SOAK.browserKills; kill += 1) {
    await beginPurchase(page);
    const pressed = confirmButton(page).click();
    await pass(random.below(LATEST_MS));
    await crash(page, context);
    await pressed.catch(() => undefined);
    ({ context, page } = await openApp(profileDir));
    await reopenProduct(page);
    await untilSettled(page);
  }
  await server.clearFaults();
  await page.goto('/my/orders');
  const { intents } = await readPurchases(page);
  expect(intents.filter(({ state }) => state !== 'sent')).toEqual([]);
  const placed = sorted(intents.flatMap(({ orderId }) => orderId ?? []));
  const listed = async () =>
    (await readPurchases(page)).orders.filter(
      ({ prodId, date }) => prodId === PRODUCT && Date.parse(date) >= since,
    );
  await expect.poll(async () => sorted((await listed()).map(({ id }) => id))).toEqual(placed);
  const spent = (await listed()).reduce((sum, { price }) => sum + price, 0);
  expect(before - (await balanceOf(server, ACCOUNT))).toBe(spent);
  console.log(
    `${SOAK.browserKills} of ${SOAK.browserKills} crashes: ${placed.length} orders, 0 doubled, 0 lost`,
  );
});
