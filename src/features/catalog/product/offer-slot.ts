import type { ReactNode } from 'react';
import type { ProductIntents } from '#src/data/db/outbox/purchase-intents.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import type { ProductOffer } from '#src/ui/app/ProductDetailCard/ProductPurchase.tsx';
import type { Elements } from '#src/ui/base/elements.ts';

/** What a product's screen passes to the purchase of the product. */
interface OfferSlot {
  product: Product;
  intents: ProductIntents;
  /** The member's orders of an event that are not cancelled; null while orders were never received. */
  tickets: number | null;
  /** A purchase was closed: it may have changed the stock. */
  onClosed: () => void;
  /** Renders the screen with the offer of the product. */
  children: (offer: ProductOffer) => Elements;
}

/** Renders a product's screen inside its purchase, which is another feature. */
export type RenderOffer = (slot: OfferSlot) => ReactNode;
