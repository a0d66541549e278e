import { memo } from 'react';
import type { CatalogEntry } from '#src/domain/catalog-entry.ts';
import { isPast } from '#src/domain/product.ts';
import { ProductCard } from '#src/ui/app/ProductCard/ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductRowProps {
  found: readonly CatalogEntry[];
  /** Index of the row's first entry in the list. */
  first: number;
  columns: number;
  /** The member's balance in coins; null when it is unknown. */
  balance: number | null;
  /** ms since the epoch: events before it are over. */
  now: number;
}

const Card = memo(ProductCard);

/** One row of the grid; each item has its position in the whole list. */
export function ProductRow({ found, first, columns, balance, now }: ProductRowProps) {
  return (
    <div className={styles.row} style={{ '--columns': columns }}>
      {found.slice(first, first + columns).map((entry, index) => (
        <div
          key={entry.id}
          role="listitem"
          className={styles.item}
          aria-setsize={found.length}
          aria-posinset={first + index + 1}
        >
          <Card
            product={entry}
            balance={balance}
            isOver={isPast(entry, now)}
            isFirst={first === 0}
          />
        </div>
      ))}
    </div>
  );
}
