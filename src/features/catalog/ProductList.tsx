import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProductKind } from '#src/domain/order.ts';
import { member } from '#src/state/member.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useStored } from '#src/state/use-stored.ts';
import { ProductCard } from '#src/ui/app/ProductCard/ProductCard.tsx';
import { Grid } from '#src/ui/base/Grid/Grid.tsx';
import { ShowMore } from '#src/ui/base/ShowMore/ShowMore.tsx';
import { CatalogNotice } from './CatalogNotice.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { listProducts } from './stored-products.ts';

const PAGE = 24;

/** The stored catalogue of one kind, a page at a time by index (R2.15). */
export function ProductList({ kind }: { kind: ProductKind }) {
  const [limit, setLimit] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);
  const { info } = useSnapshot(member);
  const { catalogue } = useSnapshot(syncStatus);
  const found = useStored(() => listProducts(kind, limit), [kind, limit]);

  if (!found) return <ProductGridSkeleton />;
  const { products, total } = found;
  if (total === 0 && catalogue.state === 'loading') return <ProductGridSkeleton />;
  if (total === 0) return <CatalogNotice hasFailed={catalogue.state === 'failed'} />;
  return (
    <>
      <Grid ref={list} items={products} itemKey={({ id }) => id} gap="large">
        {(product) => <ProductCard product={product} balance={info?.balance ?? null} />}
      </Grid>
      {total > PAGE && (
        <ShowMore
          shown={products.length}
          total={total}
          onMore={() => setLimit(limit + PAGE)}
          itemAt={(index) => list.current?.children[index]}
        />
      )}
    </>
  );
}
