import type { Product } from '#src/domain/catalog/product.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { database } from './area/database.ts';
import { loadMeta } from './meta.ts';
import { loadPosts } from './outbox/posts.ts';

/** What the member saves for, as they chose it last (R2.13). */
export interface StoredGoal {
  /** The id of the goal's product; null without a goal, and while the goal is not on the device. */
  readonly prodId: number | null;
  /** Null without a goal, and while the device does not have its product. */
  readonly product: Product | null;
  /** The goal and its product are on the device. */
  readonly isKnown: boolean;
  /** The choice that the service does not have, or has refused; null without one. */
  readonly post: OutboxPost<'goal'> | null;
}

/** Loads the goal with the choice that the service does not have yet; a refused choice changes nothing. */
export async function loadGoal(): Promise<StoredGoal> {
  const db = database();
  const [stored, posts] = await Promise.all([loadMeta(db, 'goal'), loadPosts('goal')]);
  const post = posts.at(-1) ?? null;
  const isChosen = post !== null && post.state !== 'refused';
  const prodId = isChosen ? post.body.prodId : (stored?.value.goal?.prodId ?? null);
  if (prodId === null) {
    return { prodId, product: null, isKnown: isChosen || stored !== undefined, post };
  }
  const ofCatalog = await db.products.get(prodId);
  const product = ofCatalog ?? (isChosen ? null : (stored?.value.product ?? null));
  return { prodId, product, isKnown: product !== null, post };
}
