import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sandboxAuditResponse } from '#src/contract/sandbox.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { LiveBuyer, orderIdIn, type StoredIntent } from '#tests/support/people/live-buyer.ts';
import { startServer, type TestServer } from '#tests/support/service/server.ts';
import { Browser } from '../../support/people/identity-browser.ts';

const BUYERS = ['student@example.test', 'best-friend@example.test', 'not-student@example.test'];
/** Purchases of each buyer that are in flight when the server is killed. */
const INTENTS = 6;
/** Longest delay between a response and the kill, ms. */
const KILL_DELAY_MS = 15;
const COINS = 10_000_000;

const postgresUrl = await createPostgresDatabase();

const settings = { SEED_PRODUCTS: '20', SANDBOX: '1' };
const databases = [
  { name: 'a data folder', env: settings },
  ...(postgresUrl === null
    ? []
    : [{ name: 'PostgreSQL', env: { ...settings, DATABASE_URL: postgresUrl } }]),
];

interface Sent {
  readonly buyer: number;
  readonly intent: StoredIntent;
  /** Order id in the response; null when no response came. */
  readonly orderId: number | null;
}

describe.each(databases)('a server that is killed on $name', ({ env }) => {
  it(
    '[R7.31][R9.9] has placed exactly one order and one charge for each purchase that is sent again',
    { timeout: SOAK.timeoutMs },
    async () => {
      const server = await startServer({ env });
      try {
        await addCoins(server);
        const counts = { kills: 0, purchases: 0, withoutResponse: 0, placedWithoutResponse: 0 };
        let balances = await balancesOf(server);
        for (let round = 0; round < SOAK.kills; round += 1) {
          const sent = await sendAndKill(server, await signIn(server));
          await server.restart();
          counts.kills += 1;

          const buyers = await signIn(server);
          const withoutResponse = sent.filter(({ orderId }) => orderId === null);
          counts.purchases += sent.length;
          counts.withoutResponse += withoutResponse.length;
          counts.placedWithoutResponse += await countOrders(buyers, withoutResponse);
          await sendAgain(buyers, sent);
          expect(await countOrders(buyers, sent)).toBe(sent.length);
          balances = await checkBalances(server, sent, balances);
        }
        console.log(`kills survived: ${counts.kills}, ${JSON.stringify(counts)}`);
        // Without an interrupted purchase this test would prove nothing.
        expect(counts.withoutResponse).toBeGreaterThan(0);
      } finally {
        await server.stop();
      }
    },
  );
});

async function addCoins(server: TestServer): Promise<void> {
  for (const email of BUYERS) {
    await server.staff.addCoins(email, COINS);
  }
}

const signIn = (server: TestServer): Promise<LiveBuyer[]> =>
  Promise.all(
    BUYERS.map(async (email) => {
      const { access_token } = await new Browser(server.origin).signIn(email, 'demo');
      const buyer = new LiveBuyer(server.origin, access_token);
      await buyer.prepare();
      return buyer;
    }),
  );

/** Sends all purchases at once and kills the server after a random number of responses. */
async function sendAndKill(server: TestServer, buyers: readonly LiveBuyer[]): Promise<Sent[]> {
  const enoughResponses = Promise.withResolvers<void>();
  let missingResponses = randomInt(1, buyers.length * INTENTS - 1);
  const sending = buyers.flatMap((buyer, index) =>
    Array.from({ length: INTENTS }, async (): Promise<Sent> => {
      const intent = buyer.newIntent();
      const orderId = await sendPurchase(buyer, intent);
      missingResponses -= 1;
      if (missingResponses === 0) enoughResponses.resolve();
      return { buyer: index, intent, orderId };
    }),
  );
  await enoughResponses.promise;
  await pause(randomInt(KILL_DELAY_MS));
  await server.kill();
  return Promise.all(sending);
}

/** Sends a purchase; returns the order id, or null when the connection was cut before the whole response came. */
async function sendPurchase(buyer: LiveBuyer, intent: StoredIntent): Promise<number | null> {
  const response = await buyer
    .send(intent)
    .then(async (received) => ({ status: received.status, text: await received.text() }))
    .catch(() => null);
  if (response === null) return null;
  expect(response.status, response.text).toBe(201);
  return orderIdIn(response.text);
}

/** Sends each purchase again and expects 201, with the same order as in the first response. */
async function sendAgain(buyers: readonly LiveBuyer[], sent: readonly Sent[]): Promise<void> {
  await Promise.all(
    sent.map(async ({ buyer, intent, orderId }) => {
      const response = await buyers[buyer]?.send(intent);
      expect(response?.status).toBe(201);
      const id = response && orderIdIn(await response.text());
      if (orderId !== null) expect(id).toBe(orderId);
    }),
  );
}

/** Counts the orders of the purchases; fails when one purchase has two orders. */
async function countOrders(buyers: readonly LiveBuyer[], sent: readonly Sent[]): Promise<number> {
  const counts = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.ordersOf(sent.filter((one) => one.buyer === index).map(({ intent }) => intent)),
    ),
  );
  expect(Math.max(0, ...counts.flat())).toBeLessThanOrEqual(1);
  return counts.flat().reduce((sum, count) => sum + count, 0);
}

const auditOf = async (server: TestServer) =>
  v.parse(sandboxAuditResponse, await server.sandbox('GET', 'audit'));

async function balancesOf(server: TestServer): Promise<number[]> {
  const { balances } = await auditOf(server);
  return BUYERS.map((email) => balances.find((one) => one.email === email)?.balance ?? NaN);
}

/** Expects a clean audit and one charge for each purchase; returns the new balances. */
async function checkBalances(
  server: TestServer,
  sent: readonly Sent[],
  before: readonly number[],
): Promise<number[]> {
  const { balances: _balances, ledgerSums: _sums, ...faults } = await auditOf(server);
  expect(Object.values(faults).flat()).toEqual([]);
  const after = await balancesOf(server);
  const spent = BUYERS.map((_, index) =>
    sent
      .filter(({ buyer }) => buyer === index)
      .reduce((sum, { intent }) => sum + intent.confirmedPrice, 0),
  );
  expect(after).toEqual(before.map((balance, index) => balance - (spent[index] ?? 0)));
  return after;
}
