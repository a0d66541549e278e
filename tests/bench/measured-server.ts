import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { readConfig } from '#server/config/config.ts';
import { configureLog } from '#server/config/log.ts';
import { openStore } from '#server/database/open-database.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { seedDemo } from '#server/demo/open-demo.ts';
import { DEFAULT_LIMITS } from '#server/http/limits.ts';
import { observe } from '#server/http/observe-requests.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { createTokenMaker } from '#tests/support/people/signed-tokens.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createAppOn, NO_LIMITS } from '#tests/support/service/test-app.ts';
import { type Buyer, CONTACT, type Measured, orderRequest, PRODUCTS } from './measured.ts';
import { createRecorder } from './statements.ts';

const BUYERS = 50;
const ORDERS_OF_EACH = 5;
const OPERATIONS_OF_EACH = 50;
/** The amount of an operation. */
const COINS = 20_000_000;

const listen = (fetch: Hono['fetch']): Promise<number> =>
  new Promise((resolve) => {
    const serve = getRequestListener(fetch);
    const server = createServer(observe((req, res) => void serve(req, res)));
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Serves the demo data with real token verification, without rate limits: one device would exceed them. */
async function main(): Promise<void> {
  const recorder = createRecorder();
  const config = readConfig(process.env);
  configureLog(config.log);
  const { db } = await openStore(config);
  await seedDemo(config, db);
  const tokens = await createTokenMaker();
  const [item] = await db
    .update(product)
    .set({ stock: 1_000_000 })
    .where(eq(product.kind, 'service'))
    .returning();
  if (!item) throw new Error('The catalog has no service to order');
  const app = createAppOn(db, {
    verify: tokens.verify,
    production: true,
    limits: { ...NO_LIMITS, writes: DEFAULT_LIMITS.writes },
  });
  const purchase = { prodId: item.id, price: item.price };
  const buyers: Buyer[] = [];
  for (let count = 0; count < BUYERS; count += 1) {
    const email = `bench-${randomUUID()}@example.test`;
    const { id: memberId, cardId } = await addMember(db, email, { coins: 0, isStudent: true });
    await db.transaction(async (tx) => {
      for (let times = 0; times < OPERATIONS_OF_EACH; times += 1) {
        await addOperation(tx, { memberId, type: 'DECREE', amount: COINS });
      }
    });
    const buyer = { token: await tokens.sign(email), memberId, cardId, email };
    for (let times = 0; times < ORDERS_OF_EACH; times += 1) {
      await app.request('/service/api/orders', orderRequest(buyer, purchase, randomUUID()));
    }
    buyers.push(buyer);
  }
  const [buyer] = buyers;
  if (!buyer) throw new Error('nobody buys');
  const requestId = randomUUID();
  let orderId = 0;
  const order = await recorder.record(async () => {
    const response = await app.request(
      '/service/api/orders',
      orderRequest(buyer, purchase, requestId),
    );
    orderId = orderIdIn(await response.text());
  });
  const headers = { Authorization: `Bearer ${buyer.token}` };
  const contact = await recorder.record(async () => app.request(CONTACT, { headers }));
  const catalog = await app.request(PRODUCTS, { headers });
  const measured: Measured = {
    port: await listen(app.fetch),
    etag: catalog.headers.get('etag') ?? '',
    ...purchase,
    buyers,
    statements: { order, contact },
    recordedFor: { ...buyer, orderId, requestId },
  };
  process.send?.(measured);
}

await main();
