import type { Product } from '#src/domain/product.ts';
import type { Answer } from './ask-product.ts';
import type { StoredProduct } from './stored-product.ts';

export interface ProductViewProps {
  id: number;
  /** Undefined until it is read. */
  stored: StoredProduct | undefined;
  /** Null while the service's answer is awaited. */
  answer: Answer | null;
  onAskAgain: () => void;
}

/** What stands on the screen: the product, or why there is none. */
export type Shown =
  | { readonly state: 'product'; readonly product: Product; readonly stored: StoredProduct }
  | { readonly state: 'loading' | 'absent' | 'unanswered' };

/**
 * The stored product before all, which a look at the service keeps fresh; only the service may say that
 * there is none (R2.10).
 */
export function shownProduct({
  stored,
  answer,
}: Pick<ProductViewProps, 'stored' | 'answer'>): Shown {
  if (!stored) return { state: 'loading' };
  const told = answer?.outcome === 'told' ? answer.product : null;
  const product = stored.product ?? told;
  if (product && answer?.outcome !== 'absent') return { state: 'product', product, stored };
  if (answer === null) return { state: 'loading' };
  return { state: answer.outcome === 'absent' ? 'absent' : 'unanswered' };
}
