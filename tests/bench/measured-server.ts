import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { readConfig } from '#server/config/config.ts';
import { seedDemo } from '#server/demo/open-demo.ts';
import { openStore } from '#server/database/open-database.ts';
import { addOperation } from '#server/operations/ledger.ts';
import { product } from '#server/database/schema/product.ts';
import { createTokenMaker } from '#tests/support/signed-tokens.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createAppOn } from '#tests/support/test-app.ts';

/** Several buyers, so that the benchmark does not measure one member's lock. */
const BUYERS = 20;
const COINS = 1_000_000_000;

/** What the measuring process needs to know. */
export interface Measured {
  readonly port: number;
  /** Token of the demo student, who has orders and operations of every kind. */
  readonly token: string;
  readonly prodId: number;
  readonly price: number;
  readonly buyers: readonly { readonly token: string; readonly cardId: number }[];
}

/**
 * Serves the demo data in a separate process with the real token verification and without rate limits,
 * which the one measuring process would exceed at once.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { db } = await openStore(config);
  await seedDemo(config, db);
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
  if (!item) throw new Error('The catalog has no service to order');
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
