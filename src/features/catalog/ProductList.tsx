import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { ProductKind } from '#src/domain/order.ts';
import { member } from '#src/state/member.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { ProductCard } from '#src/ui/app/ProductCard/ProductCard.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { CatalogNotice } from './CatalogNotice.tsx';
import styles from './ProductList.module.css';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { listProducts } from './stored-products.ts';

const PAGE = 24;

/** The stored catalogue of one kind, a page at a time by index (R2.15). */
export function ProductList({ kind }: { kind: ProductKind }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(PAGE);
  const { info } = useSnapshot(member);
  const { catalogue } = useSnapshot(syncStatus);
  // One more than is shown tells whether there is more.
  const found = useLiveQuery(() => listProducts(kind, limit + 1), [kind, limit]);

  if (!found) return <ProductGridSkeleton />;
  if (found.length === 0 && catalogue.state === 'loading') return <ProductGridSkeleton />;
  if (found.length === 0) return <CatalogNotice hasFailed={catalogue.state === 'failed'} />;
  return (
    <>
      <ul className={styles.grid}>
        {found.slice(0, limit).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} balance={info?.balance ?? null} />
          </li>
        ))}
      </ul>
      {found.length > limit && (
        <div className={styles.more}>
          <Button variant="soft" onClick={() => setLimit(limit + PAGE)}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
