import 'fake-indexeddb/auto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operation } from '#server/database/schema/programme/operation.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { COINS, PurchaseFaults } from '#tests/support/faults/purchase-faults.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

// Not the one of signed-in-person.ts: each tab of a run loads all modules again, that one too.
const person = vi.hoisted(() => ({ email: '' }));
vi.mock('#src/platform/auth/auth.ts', () => ({
  accessToken: () => Promise.resolve({ token: tokenOf(person.email) }),
  isCurrentToken: () => true,
  replaceToken: () => Promise.resolve('ended'),
  claims: () => ({
    sub: person.email,
    email: person.email,
    firstName: '',
    lastName: '',
    roles: [],
  }),
}));

const SEEDS = [1, 2, 3, 4, 5];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
});
afterAll(() => app.close());

/** The purchases after a run, as the device and the service have them. */
async function outcomeOf(run: PurchaseFaults) {
  const { id } = run.member;
  const intents = await run.intents();
  const placed = await app.db.select().from(orders).where(eq(orders.memberId, id));
  const ordersOf = Map.groupBy(placed, ({ requestId }) => requestId ?? '');
  const known = new Map(intents.map((intent) => [intent.requestId, intent]));
  const charged = and(eq(operation.memberId, id), eq(operation.type, 'ORDER'));
  const sum = placed.reduce((coins, { price }) => coins + price, 0);
  return {
    orders: placed.length,
    unresolved: intents.filter(isPending).length,
    doubled: [...ordersOf].filter(([key, same]) => same.length > 1 || !known.has(key)).length,
    lost: intents.filter(({ requestId, state }) => (state === 'sent') !== ordersOf.has(requestId))
      .length,
    otherwisePriced: placed.filter(
      ({ requestId, price }) => known.get(requestId ?? '')?.body.confirmedPrice !== price,
    ).length,
    chargedWithoutOrder:
      (await app.db.$count(operation, and(charged, isNull(operation.orderId)))) +
      Math.abs((await app.db.$count(operation, charged)) - placed.length) +
      Math.abs(COINS - sum - (await balanceOf(app.db, id))),
  };
}

const NOTHING_WRONG = {
  unresolved: 0,
  doubled: 0,
  lost: 0,
  otherwisePriced: 0,
  chargedWithoutOrder: 0,
};
const results: object[] = [];

test.for(SEEDS)(
  '[R9.9] [R7.31] with the faults of seed %i no purchase is doubled, lost, charged without its order or left open',
  { timeout: SOAK.timeoutMs },
  async (seed) => {
    const run = await PurchaseFaults.begin(app, seed);
    person.email = run.member.email;
    vi.stubGlobal('fetch', run.fetch);
    while (run.counts.attempts < SOAK.faultedPurchases) await run.attempt();
    await run.settle();
    const outcome = await outcomeOf(run);
    results.push({ seed, ...run.counts, ...outcome });
    expect(outcome).toMatchObject(NOTHING_WRONG);
    // A run without orders or without rejections proves little.
    expect(outcome.orders).toBeGreaterThan(SOAK.faultedPurchases / 10);
    expect(run.counts.rejections).toBeGreaterThan(SOAK.faultedPurchases / 42);
  },
);

test('[R9.9] after all runs the audit of the service finds nothing', async () => {
  console.log(results.map((result) => JSON.stringify(result)).join('\n'));
  const { balances, ledgerSums, ...findings } = await audit(app.db);
  expect(Object.values(findings).flat()).toEqual([]);
  const sums = new Map(ledgerSums.map(({ email, sum }) => [email, sum]));
  expect(balances.every(({ email, balance }) => sums.get(email) === balance)).toBe(true);
});
