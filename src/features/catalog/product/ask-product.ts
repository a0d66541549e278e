import type { Product } from '#src/domain/product.ts';
import { ServiceError } from '#src/domain/service-error.ts';

/** What the service said of a product; `unanswered` leaves what is stored as it is. */
export type Answer =
  | { readonly outcome: 'told'; readonly product: Product }
  | { readonly outcome: 'absent' | 'unanswered' };

/** Asks for a product's price and stock as they now are (R2.17). */
export async function askForProduct(id: number): Promise<Answer> {
  try {
    const { refreshProduct } = await import('#src/sync/refresh/product.ts');
    return { outcome: 'told', product: await refreshProduct(id) };
  } catch (error) {
    const isAbsent = error instanceof ServiceError && error.status === 404;
    return { outcome: isAbsent ? 'absent' : 'unanswered' };
  }
}
