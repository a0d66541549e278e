import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import type { PurchaseQuote } from '#src/domain/purchase/purchase-quote.ts';
import { refreshCards } from '../refresh/cards.ts';
import { refreshMember } from '../refresh/member.ts';
import { refreshProduct } from '../refresh/product.ts';

/**
 * Fetches price, stock, balance and cards again before anything is charged (R2.18).
 * @throws {ServiceError} when one of them cannot be fetched.
 */
export async function fetchPurchaseQuote(id: number): Promise<PurchaseQuote> {
  const [product] = await Promise.all([refreshProduct(id), refreshMember(), refreshCards()]);
  const info = await loadMeta(database(), 'userInfo');
  return { product, balance: info?.value.balance ?? null };
}
