import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { seedWhenEmpty } from '#server/demonstration.ts';
import { openStore } from '#server/store/open-store.ts';
import { addOperation } from '#server/store/ledger.ts';
import { product } from '#server/store/schema/product.ts';
import { createTokenMaker } from '#tests/support/signed-tokens.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createAppOn } from '#tests/support/test-app.ts';

/** People who order, so that one member's lock is not all that is measured. */
const BUYERS = 20;
const COINS = 1_000_000_000;

/** What the measuring process needs to know. */
export interface Measured {
  readonly port: number;
  /** A seeded student with orders and operations of every kind. */
  readonly token: string;
  readonly prodId: number;
  readonly price: number;
  readonly buyers: readonly { readonly token: string; readonly cardId: number }[];
}

/**
 * The service in a process of its own, with the demonstration's data, its real check of tokens, and
 * without the limits of requests, which one measuring process would meet at once.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { db } = await openStore(config);
  await seedWhenEmpty(config, db);
  const tokens = await createTokenMaker();
  const buyers: Measured['buyers'][number][] = [];
  for (let count = 0; count < BUYERS; count += 1) {
    const email = `bench-${randomUUID()}@example.test`;
    const { id: memberId, cardId } = await addMember(db, email, { coins: 0, isStudent: true });
    await db.transaction((tx) => addOperation(tx, { memberId, type: 'DECREE', amount: COINS }));
    buyers.push({ token: await tokens.sign(email), cardId });
  }
  const [item] = await db
    .update(product)
    .set({ stock: 1_000_000 })
    .where(eq(product.kind, 'service'))
    .returning();
  if (!item) throw new Error('nothing is sold');
  const app = createAppOn(db, { verify: tokens.verify, production: true });
  const serve = getRequestListener(app.fetch);
  const server = createServer((req, res) => void serve(req, res));
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    void tokens.sign('student@example.test').then((token) => {
      const measured: Measured = { port, token, prodId: item.id, price: item.price, buyers };
      process.send?.(measured);
    });
  });
}

await main();
