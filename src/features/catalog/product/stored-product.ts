import { Dexie } from 'dexie';
import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import { isLive, type OrderIntent } from '#src/domain/outbox.ts';
import type { Product } from '#src/domain/product.ts';

export interface ProductIntents {
  /** The one whose outcome is awaited. */
  readonly live: OrderIntent | null;
  /** The newest one that became an order of which the member was not told yet. */
  readonly placed: OrderIntent | null;
  /** A wish that was kept for later (R9.9). */
  readonly draft: OrderIntent | null;
}

/** What the person with this subject has begun to buy of a product. */
export async function readIntents(id: number, subject: string | null): Promise<ProductIntents> {
  const all = await database()
    .outbox.filter((entry) => entry.body.prodId === id && entry.subject === subject)
    .toArray();
  return {
    live: all.find(isLive) ?? null,
    placed:
      all
        .filter(({ state, isTold }) => state === 'placed' && !isTold)
        .toSorted((a, b) => b.createdAt - a.createdAt)[0] ?? null,
    draft: all.find(({ state }) => state === 'draft') ?? null,
  };
}

export interface StoredProduct {
  /** Null when the stored catalogue has it not. */
  readonly product: Product | null;
  /** Those of the product's related ones that are stored, in its order. */
  readonly related: readonly Product[];
  /** ms since the epoch: when the catalogue was received; null before the first time. */
  readonly updatedAt: number | null;
  /** Own orders of it that are not cancelled; null while orders were never received. */
  readonly tickets: number | null;
  /** Whether it is what the member saves for; null while that was never asked. */
  readonly isGoal: boolean | null;
  readonly intents: ProductIntents;
}

async function countTickets(id: number): Promise<number | null> {
  const db = database();
  if (!(await readMeta(db, 'orders'))) return null;
  return db.orders
    .where('[kind+id]')
    .between(['event', Dexie.minKey], ['event', Dexie.maxKey])
    .filter((order) => order.prodId === id && order.status !== 'CANCELLED')
    .count();
}

/** A product with what the person with this subject makes of it, from the device alone. */
export async function readProduct(id: number, subject: string | null): Promise<StoredProduct> {
  const db = database();
  const [product = null, catalogue, goal, tickets, intents] = await Promise.all([
    db.products.get(id),
    readMeta(db, 'catalogue'),
    readMeta(db, 'goal'),
    countTickets(id),
    readIntents(id, subject),
  ]);
  const related = await db.products.bulkGet([...(product?.relatedIds ?? [])]);
  return {
    product,
    related: related.filter((one) => one !== undefined),
    updatedAt: catalogue?.updatedAt ?? null,
    tickets,
    intents,
    isGoal: goal ? goal.value.goal?.prodId === id : null,
  };
}

/** The intent of a request id, as it now is; null when it is not here. */
export async function readIntent(requestId: string | null): Promise<OrderIntent | null> {
  if (requestId === null) return null;
  return (await database().outbox.get(requestId)) ?? null;
}
