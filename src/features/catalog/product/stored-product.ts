import { Dexie } from 'dexie';
import { database } from '#src/data/db/area/database.ts';
import { loadGoal, type StoredGoal } from '#src/data/db/goal.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadProductIntents, type ProductIntents } from '#src/data/db/outbox/purchase-intents.ts';
import type { Product } from '#src/domain/catalog/product.ts';

export interface StoredProduct {
  /** Null when the stored catalog does not have it. */
  readonly product: Product | null;
  /** The stored variants of its family, by id, the product among them; empty for an item by itself. */
  readonly variants: readonly Product[];
  /** The related products that are stored, in the product's order. */
  readonly related: readonly Product[];
  /** ms since the epoch: when the catalog was received; null before the first time. */
  readonly updatedAt: number | null;
  /** The member's orders of an event that are not cancelled; null while orders were never received. */
  readonly tickets: number | null;
  /** What the member saves for, this product or another. */
  readonly goal: StoredGoal;
  readonly intents: ProductIntents;
}

async function countTickets(id: number): Promise<number | null> {
  const db = database();
  if (!(await loadMeta(db, 'orders'))) return null;
  return db.orders
    .where('[kind+id]')
    .between(['event', Dexie.minKey], ['event', Dexie.maxKey])
    .filter((order) => order.prodId === id && order.status !== 'CANCELLED')
    .count();
}

/**
 * Loads a product from the device, with the member's goal, orders and intents; `subject` names the member.
 */
export async function loadProduct(id: number, subject: string | null): Promise<StoredProduct> {
  const db = database();
  const [catalog, product = null, goal, tickets, intents] = await Promise.all([
    loadMeta(db, 'catalogue'),
    db.products.get(id),
    loadGoal(),
    countTickets(id),
    loadProductIntents(id, subject),
  ]);
  const family = product?.variantOf ?? null;
  const [related, variants] = await Promise.all([
    db.products.bulkGet([...(product?.relatedIds ?? [])]),
    family === null ? [] : db.products.where('variantOf').equals(family).sortBy('id'),
  ]);
  return {
    product,
    variants,
    related: related.filter((one) => one !== undefined),
    updatedAt: catalog?.updatedAt ?? null,
    tickets,
    intents,
    goal,
  };
}
