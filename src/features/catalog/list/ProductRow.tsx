import { memo, useMemo } from 'react';
import type { CatalogFamily } from '#src/domain/catalog/catalog-family.ts';
import { familyName } from '#src/domain/catalog/product-family.ts';
import { isPast } from '#src/domain/catalog/product.ts';
import { ProductCard } from '#src/ui/app/ProductCard/ProductCard.tsx';
import styles from './ProductGrid.module.css';

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
const FamilyCard = memo(function FamilyCard({ family, now, ...card }: FamilyCardProps) {
  const product = useMemo(() => summarize(family), [family]);
  return <ProductCard product={product} isOver={isPast(family.shown, now)} {...card} />;
});

interface ProductRowProps {
  found: readonly CatalogFamily[];
  /** Index of the row's first card in the list. */
  first: number;
  columns: number;
  /** The member's balance in coins; null when it is unknown. */
  balance: number | null;
  /** ms since the epoch: events before it are over. */
  now: number;
}

/** One row of the grid; each item has its position in the whole list. */
export function ProductRow({ found, first, columns, balance, now }: ProductRowProps) {
  return (
    <div className={styles.row} style={{ '--columns': columns }}>
      {found.slice(first, first + columns).map((family, index) => (
        <div
          key={family.id}
          role="listitem"
          className={styles.item}
          aria-setsize={found.length}
          aria-posinset={first + index + 1}
        >
          <FamilyCard family={family} balance={balance} now={now} isFirst={first === 0} />
        </div>
      ))}
    </div>
  );
}
