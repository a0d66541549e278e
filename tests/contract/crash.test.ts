import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { sandboxAuditAnswer } from '#src/contract/sandbox.ts';
import { LiveBuyer, orderIdIn, type KeptIntent } from '#tests/support/live-buyer.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { SOAK } from '#tests/support/soak.ts';
import { Browser } from './identity-browser.ts';

const BUYERS = ['student@example.test', 'best-friend@example.test', 'not-student@example.test'];
/** Purchases of each buyer that are on their way when the server dies. */
const INTENTS = 6;
/** The latest moment of the end after some of the answers have come, ms. */
const LATEST_MS = 15;
const COINS = 10_000_000;

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const settings = { SEED_PRODUCTS: '20', SANDBOX: '1' };
const places = [
  { name: 'a data folder', env: settings },
  ...(postgres ? [{ name: 'PostgreSQL', env: { ...settings, DATABASE_URL: postgres.url } }] : []),
];

interface Sent {
  readonly buyer: number;
  readonly intent: KeptIntent;
  /** The order that the answer named; null when no answer came. */
  readonly answered: number | null;
}

describe.each(places)('a server that is killed on $name', ({ env }) => {
  it(
    '[R7.31][R9.9] has made exactly one order and one charge of each purchase that is sent again',
    { timeout: SOAK.timeoutMs },
    async () => {
      const server = await startServer({ env });
      try {
        await addCoins(server);
        const told = { kills: 0, purchases: 0, unanswered: 0, doneUnanswered: 0 };
        let spentBefore = await balancesOf(server);
        for (let round = 0; round < SOAK.kills; round += 1) {
          const sent = await sendAndKill(server, await signIn(server));
          await server.restart();
          told.kills += 1;

          const again = await signIn(server);
          const unanswered = sent.filter(({ answered }) => answered === null);
          told.purchases += sent.length;
          told.unanswered += unanswered.length;
          told.doneUnanswered += await ordersOf(again, unanswered);
          await sendAgain(again, sent);
          expect(await ordersOf(again, sent)).toBe(sent.length);
          spentBefore = await checkBooks(server, sent, spentBefore);
        }
        console.log(`kills survived: ${told.kills}, ${JSON.stringify(told)}`);
        // Otherwise the server died before or after everything, and nothing is proven.
        expect(told.unanswered).toBeGreaterThan(0);
      } finally {
        await server.stop();
      }
    },
  );
});

async function addCoins(server: TestServer): Promise<void> {
  for (const email of BUYERS) {
    await server.sandbox('POST', 'operations', { email, type: 'DECREE', amount: COINS });
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

/** Sends all purchases at once and kills the server in the middle, at a moment that nobody chose. */
async function sendAndKill(server: TestServer, buyers: readonly LiveBuyer[]): Promise<Sent[]> {
  const middle = Promise.withResolvers<void>();
  let left = randomInt(1, buyers.length * INTENTS - 1);
  const sending = buyers.flatMap((buyer, index) =>
    Array.from({ length: INTENTS }, async (): Promise<Sent> => {
      const intent = buyer.newIntent();
      const answered = await answeredOrder(buyer, intent);
      left -= 1;
      if (left === 0) middle.resolve();
      return { buyer: index, intent, answered };
    }),
  );
  await middle.promise;
  await pause(randomInt(LATEST_MS));
  await server.kill();
  return Promise.all(sending);
}

/** The order of an answer that came whole; null when the connection was cut. */
async function answeredOrder(buyer: LiveBuyer, intent: KeptIntent): Promise<number | null> {
  const whole = await buyer
    .send(intent)
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => null);
  if (whole === null) return null;
  expect(whole.status, whole.text).toBe(201);
  return orderIdIn(whole.text);
}

/** Each is a 201 now, and the same order as in the answer that had come. */
async function sendAgain(buyers: readonly LiveBuyer[], sent: readonly Sent[]): Promise<void> {
  await Promise.all(
    sent.map(async ({ buyer, intent, answered }) => {
      const answer = await buyers[buyer]?.send(intent);
      expect(answer?.status).toBe(201);
      const id = answer && orderIdIn(await answer.text());
      if (answered !== null) expect(id).toBe(answered);
    }),
  );
}

/** How many orders there are of the purchases; fails when one has made two. */
async function ordersOf(buyers: readonly LiveBuyer[], sent: readonly Sent[]): Promise<number> {
  const counts = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.ordersOf(sent.filter((one) => one.buyer === index).map(({ intent }) => intent)),
    ),
  );
  expect(Math.max(0, ...counts.flat())).toBeLessThanOrEqual(1);
  return counts.flat().reduce((sum, count) => sum + count, 0);
}

const auditOf = async (server: TestServer) =>
  v.parse(sandboxAuditAnswer, await server.sandbox('GET', 'audit'));

async function balancesOf(server: TestServer): Promise<number[]> {
  const { balances } = await auditOf(server);
  return BUYERS.map((email) => balances.find((one) => one.email === email)?.balance ?? NaN);
}

/** The audit is clean, and each buyer has paid for their purchases once. */
async function checkBooks(
  server: TestServer,
  sent: readonly Sent[],
  before: readonly number[],
): Promise<number[]> {
  const { balances: _balances, ledgerSums: _sums, ...faults } = await auditOf(server);
  expect(Object.values(faults).flat()).toEqual([]);
  const now = await balancesOf(server);
  const spent = BUYERS.map((_, index) =>
    sent.filter(({ buyer }) => buyer === index).reduce((sum, { intent }) => sum + intent.amount, 0),
  );
  expect(now).toEqual(before.map((balance, index) => balance - (spent[index] ?? 0)));
  return now;
}
