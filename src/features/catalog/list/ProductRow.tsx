import type { CatalogFamily } from '#src/domain/catalog/catalog-family.ts';
import { FamilyCard } from './FamilyCard.tsx';
import styles from './ProductGrid.module.css';

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
