import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { FaultyProxy, NETWORK_FAULTS } from '#tests/support/faults/faulty-proxy.ts';
import { seededRandom } from '#tests/support/faults/seeded-random.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { Staff } from '#tests/support/people/staff.ts';
import { spawnServer, type ServerProcess } from '#tests/support/service/server-process.ts';
import { Browser } from '../../support/people/identity-browser.ts';

const EMAIL = 'student@example.test';
const SEED = 11;
const FAULTS = 20;
/** How long a fault lasts, in ms: some are over before any time limit of the service, some after all of them. */
const LASTS_MS = [500, 2000, 7000] as const;
/** How soon the service takes orders again once the network is back, in ms. */
const RECOVERY_MS = 10_000;
/** Signal to end, in ms: no delay, two seconds for requests, five for the rest, and the machine. */
const STOP_MS = 12_000;
const PACE_MS = 100;

const folder = mkdtempSync(join(tmpdir(), 'loyalty-outages-'));
const postgres = await startPostgres();

describe.skipIf(postgres === null)('a service whose network to the database fails', () => {
  const address = new URL(postgres?.url ?? 'postgres://nowhere');
  const proxy = new FaultyProxy({ host: address.hostname, port: Number(address.port) });
  let origin = '';
  let environment: Readonly<Record<string, string>> = {};
  let server: ServerProcess;
  let direct: OpenDb;
  let token = '';
  let purchase = { cardId: 0, prodId: 0, price: 0 };

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const throughProxy = new URL(address);
    throughProxy.port = String(await proxy.open());
    environment = {
      DATABASE_URL: throughProxy.href,
      DATA_DIR: folder,
      SANDBOX: '1',
      SEED_PRODUCTS: '1',
      LOG_FORMAT: 'json',
    };
    server = await spawnServer(port, { ...environment, PUBLIC_ORIGIN: origin });
    token = (await new Browser(origin).signIn(EMAIL, 'demo')).access_token;
    await new Staff(origin).addCoins(EMAIL, 10_000_000);
    direct = await openPostgres(address.href);
    const [own] = await direct.db
      .select({ id: card.id })
      .from(card)
      .innerJoin(member, eq(member.id, card.memberId))
      .where(and(eq(member.email, EMAIL), eq(card.typeId, CARD_TYPE.physical)));
    const [item] = await direct.db
      .select()
      .from(product)
      .where(and(eq(product.kind, 'product'), isNull(product.removedAt)))
      .orderBy(asc(product.price));
    await direct.db.update(product).set({ stock: 1_000_000 });
    purchase = { cardId: own?.id ?? 0, prodId: item?.id ?? 0, price: item?.price ?? 0 };
  }, LIMITS.start);

  afterAll(async () => {
    await server.end('SIGKILL');
    await direct.close();
    await proxy.close();
    postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  const statuses = new Map<number, number>();
  const counted = async (request: Promise<Response>): Promise<Response> => {
    const response = await request;
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    return response;
  };
  const buy = (requestId: string) =>
    counted(
      fetch(`${origin}/service/api/orders`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'X-Request-ID': requestId,
          'X-Expected-Amount': String(purchase.price),
        },
        body: JSON.stringify({
          cardId: purchase.cardId,
          comment: '',
          date: '2020-01-01T00:00:00.000Z',
          description: '',
          prodId: purchase.prodId,
        }),
      }),
    );
  const placed: string[] = [];
  /** Orders under one id until it is placed, as the app does. */
  const order = async () => {
    const requestId = randomUUID();
    for (;;) {
      const response = await buy(requestId);
      if (response.status === 201) break;
      if (response.status === 503) expect(response.headers.get('retry-after')).not.toBeNull();
      await pause(PACE_MS);
    }
    placed.push(requestId);
  };

  it(
    `[R7.31] [R10.8] recovers from ${FAULTS} faults in time, without a 500, an order lost or doubled`,
    { timeout: LIMITS.longTest },
    async () => {
      const { pick } = seededRandom(SEED);
      let isOver = false;
      const untilOver = async (action: () => Promise<unknown>) => {
        while (!isOver) {
          await action();
          await pause(PACE_MS);
        }
      };
      const read = (path: string) =>
        counted(fetch(origin + path, { headers: { Authorization: `Bearer ${token}` } }));
      const load = [
        untilOver(order),
        untilOver(order),
        untilOver(() => read('/service/v2/api/orders')),
        untilOver(() => read('/service/api/contactTracking')),
        untilOver(() => counted(new Browser(origin).authorize())),
      ];
      const recoveries: number[] = [];
      for (let number = 0; number < FAULTS; number += 1) {
        const fault = NETWORK_FAULTS[number % NETWORK_FAULTS.length] ?? 'reset';
        await proxy.begin(fault);
        await pause(pick(LASTS_MS));
        await proxy.end();
        const healedAt = performance.now();
        await order();
        recoveries.push(performance.now() - healedAt);
      }
      isOver = true;
      await Promise.all(load);
      const slowest = Math.max(...recoveries);
      console.log(
        `${FAULTS} faults, slowest recovery ${(slowest / 1000).toFixed(1)} s, statuses`,
        Object.fromEntries(statuses),
      );
      expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([503]);
      expect(slowest).toBeLessThan(RECOVERY_MS);
      const rows = await direct.db
        .select({ requestId: orders.requestId })
        .from(orders)
        .where(inArray(orders.requestId, placed));
      expect(rows).toHaveLength(placed.length);
      expect(await audit(direct.db)).toMatchObject({
        negativeBalances: [],
        duplicateRequestIds: [],
        ordersWithoutCharge: [],
      });
    },
  );

  it('[R10.8] a process that starts before its database waits for it, and says so', async () => {
    await proxy.begin('refused');
    const port = await freePort();
    const starting = spawnServer(port, {
      ...environment,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    });
    const probe = () => fetch(`http://localhost:${port}/readyz`).catch(() => null);
    await expect.poll(async () => (await probe())?.status).toBe(503);
    expect(await (await probe())?.json()).toEqual({ reasons: ['starting'] });
    await proxy.end();
    const second = await starting;
    expect(second.output()).toMatch(/is not available \(ECONNREFUSED/);
    await second.end('SIGTERM');
  });

  it('[R10.8] ends within its limit while the database is silent', async () => {
    await proxy.begin('silent');
    const unsettled = buy(randomUUID()).catch(() => undefined);
    const from = performance.now();
    await server.end('SIGTERM');
    expect(performance.now() - from).toBeLessThan(STOP_MS);
    await unsettled;
  });
});
