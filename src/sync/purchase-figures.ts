import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import type { Product } from '#src/domain/product.ts';
import { refreshCards } from './refresh/cards.ts';
import { refreshMember } from './refresh/member.ts';
import { refreshProduct } from './refresh/product.ts';

/** What a purchase is confirmed with: as the service has just told it. */
export interface PurchaseFigures {
  readonly product: Product;
  /** Coins; null while the programme does not know the member. */
  readonly balance: number | null;
}

/**
 * Asks for price, stock, balance and cards anew before anything is charged (R2.18).
 * @throws {ServiceError} when one of them cannot be had.
 */
export async function askPurchaseFigures(id: number): Promise<PurchaseFigures> {
  const [product] = await Promise.all([refreshProduct(id), refreshMember(), refreshCards()]);
  const info = await readMeta(database(), 'userInfo');
  return { product, balance: info?.value.balance ?? null };
}
