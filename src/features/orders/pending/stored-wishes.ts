import { database } from '#src/data/db/database.ts';
import { openIntents, placedSince } from '#src/data/db/order-intents.ts';
import type { OrderIntent } from '#src/domain/outbox.ts';
import type { Product } from '#src/domain/product.ts';

/** What the member wished to buy, with the product as the stored catalogue knows it. */
export interface Wish {
  readonly intent: OrderIntent;
  /** Null when the stored catalogue has it not. */
  readonly product: Product | null;
}

/** Intents with their products, in the same order. */
export async function withProducts(intents: readonly OrderIntent[]): Promise<readonly Wish[]> {
  const products = await database().products.bulkGet(intents.map(({ body }) => body.prodId));
  return intents.map((intent, index) => ({ intent, product: products[index] ?? null }));
}

/** Wishes without an order, newest first (R9.9). */
export const listWishes = async (): Promise<readonly Wish[]> => withProducts(await openIntents());

/** Ids of the orders that were placed in this visit. */
export async function listNewOrders(): Promise<ReadonlySet<number>> {
  const placed = await placedSince(performance.timeOrigin);
  return new Set(placed.flatMap(({ orderId }) => orderId ?? []));
}
