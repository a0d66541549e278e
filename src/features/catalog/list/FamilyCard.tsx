import { memo, useMemo } from 'react';
import type { CatalogFamily } from '#src/domain/catalog/catalog-family.ts';
import { familyName } from '#src/domain/catalog/product-family.ts';
import { isPast } from '#src/domain/catalog/product.ts';
import { ProductCard } from '#src/ui/app/ProductCard/ProductCard.tsx';

interface FamilyCardProps {
  family: CatalogFamily;
  /** The member's balance in coins; null when it is unknown. */
  balance: number | null;
  /** ms since the epoch: events before it are over. */
  now: number;
  /** Visible without scrolling. */
  isFirst: boolean;
}

/** What the card shows of a family: a search that finds one variant names that one. */
function summarize({ variants, matching, shown, lowestPrice }: CatalogFamily) {
  return {
    ...shown,
    name: matching.length === 1 ? shown.name : familyName(variants),
    price: lowestPrice,
    stock: matching.reduce((sum, { stock }) => sum + stock, 0),
    isLowestPrice: matching.some(({ price }) => price !== lowestPrice),
    variants: variants.length,
  };
}

/** One card for all variants of a thing (R2.15). */
export const FamilyCard = memo(function FamilyCard({ family, now, ...card }: FamilyCardProps) {
  const product = useMemo(() => summarize(family), [family]);
  return <ProductCard product={product} isOver={isPast(family.shown, now)} {...card} />;
});
