import { useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { useStored } from '#src/data/db/use-stored.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { useWideWindow } from '#src/ui/base/window/use-wide-window.ts';
import { FilterPanel, FilterPanelSkeleton } from './filter/FilterPanel.tsx';
import { useCatalogFilter } from './filter/use-catalog-filter.ts';
import { FilteredList } from './FilteredList.tsx';
import { catalogIndex, type CatalogIndex } from './index/catalog-index.ts';
import { type FacetNames, hasProducts, loadFacetNames } from './index/stored-catalog.ts';
import { useCatalogResults } from './use-catalog-results.ts';
import styles from './CatalogList.module.css';

const NO_NAMES: FacetNames = {
  category: new Map(),
  subCategory: new Map(),
  brand: new Map(),
  type: new Map(),
};

/** The names of the last load: when the member comes back, the filter's chips are there at once. */
let lastLoaded = NO_NAMES;

async function loadAndKeep(): Promise<FacetNames> {
  lastLoaded = await loadFacetNames();
  return lastLoaded;
}

/** The names of brands, categories, sub-categories and types. */
const useFacetNames = (): FacetNames => useStored(loadAndKeep) ?? lastLoaded;

/**
 * The stored products of a kind in memory. They outlive the screen: the member who comes back sees the
 * list at once (R2.15).
 */
function useCatalogIndex(kind: ProductKind): CatalogIndex {
  const { subscribe, read } = useMemo(() => catalogIndex(kind), [kind]);
  return useSyncExternalStore(subscribe, read);
}

/** The stored catalog of one kind with its filter (R2.15). */
export function CatalogList({ kind }: { kind: ProductKind }) {
  const [filter, control] = useCatalogFilter();
  const index = useCatalogIndex(kind);
  const names = useFacetNames();
  const shown = useCatalogResults(index, filter);
  const {
    data: hasAny,
    updatedAt,
    reason,
    retry,
  } = useCollection('catalog', () => hasProducts(kind), [kind]);
  const { state } = useSnapshot(syncStatus.catalog);
  const { reachable } = useSnapshot(network);
  const isWide = useWideWindow();

  const isEmpty = index.isComplete && index.entries.length === 0 && hasAny === false;
  if (isEmpty && reason !== 'loading') {
    return <Missing area="catalog" reason={reason} picture="parcel" onRetry={retry} />;
  }
  const props = { shown, names, control };
  const isNew = hasAny !== undefined && updatedAt === null;
  const isReceiving = isNew && state === 'loading';
  // Choices that grow with each page of a download would move under the pointer, so they are shown once no
  // further page comes.
  const isAllThatComes = isNew && (state === 'failed' || !reachable);
  const hasChoices = shown.isComplete && (updatedAt !== null || isAllThatComes);
  return (
    <div className={styles.layout}>
      {isWide && <div>{hasChoices ? <FilterPanel {...props} /> : <FilterPanelSkeleton />}</div>}
      <FilteredList
        {...props}
        kind={kind}
        isWide={isWide}
        isWhole={shown.isComplete && updatedAt !== null}
        isReceiving={isReceiving}
        updatedAt={updatedAt}
      />
    </div>
  );
}
