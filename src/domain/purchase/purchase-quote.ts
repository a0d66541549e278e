import type { Product } from '../catalog/product.ts';

/** Price, stock and balance as the service has just given them; a purchase is confirmed with these. */
export interface PurchaseQuote {
  readonly product: Product;
  /** Coins; null while the programme does not know the member. */
  readonly balance: number | null;
}
