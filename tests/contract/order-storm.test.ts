import 'fake-indexeddb/auto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isLive } from '#src/domain/outbox.ts';
import { audit } from '#server/sandbox/audit.ts';
import { balanceOf } from '#server/store/ledger.ts';
import { operation } from '#server/store/schema/operation.ts';
import { orders } from '#server/store/schema/order.ts';
import { COINS, OrderStorm } from '#tests/support/order-storm.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';

// Not the one of signed-in-person.ts: each tab of a storm loads all modules anew, that one too.
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
const ATTEMPTS_A_SEED = 210;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
});
afterAll(() => app.close());

/** What the storm left, seen from the device and from the service. */
async function outcomeOf(storm: OrderStorm) {
  const { id } = storm.member;
  const intents = await storm.intents();
  const placed = await app.db.select().from(orders).where(eq(orders.memberId, id));
  const ordersOf = Map.groupBy(placed, ({ requestId }) => requestId ?? '');
  const known = new Map(intents.map((intent) => [intent.requestId, intent]));
  const charged = and(eq(operation.memberId, id), eq(operation.type, 'ORDER'));
  const sum = placed.reduce((coins, { price }) => coins + price, 0);
  return {
    orders: placed.length,
    unresolved: intents.filter(isLive).length,
    doubled: [...ordersOf].filter(([key, same]) => same.length > 1 || !known.has(key)).length,
    lost: intents.filter(({ requestId, state }) => (state === 'placed') !== ordersOf.has(requestId))
      .length,
    otherwisePriced: placed.filter(
      ({ requestId, price }) => known.get(requestId ?? '')?.confirmedAmount !== price,
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
const told: object[] = [];

test.for(SEEDS)(
  '[R9.9] [R7.31] in storm %i no purchase is doubled, lost, charged without its order or left open',
  { timeout: 300_000 },
  async (seed) => {
    const storm = await OrderStorm.begin(app, seed);
    person.email = storm.member.email;
    vi.stubGlobal('fetch', storm.fetch);
    while (storm.figures.attempts < ATTEMPTS_A_SEED) await storm.attempt();
    await storm.settle();
    const outcome = await outcomeOf(storm);
    told.push({ seed, ...storm.figures, ...outcome });
    expect(outcome).toMatchObject(NOTHING_WRONG);
    // A storm in which nothing was ordered or nothing refused proves little.
    expect(outcome.orders).toBeGreaterThan(20);
    expect(storm.figures.refusals).toBeGreaterThan(5);
  },
);

test('[R9.9] after all storms the service’s books are clean', async () => {
  console.log(told.map((figures) => JSON.stringify(figures)).join('\n'));
  const { balances, ledgerSums, ...findings } = await audit(app.db);
  expect(Object.values(findings).flat()).toEqual([]);
  const sums = new Map(ledgerSums.map(({ email, sum }) => [email, sum]));
  expect(balances.every(({ email, balance }) => sums.get(email) === balance)).toBe(true);
});
