import { useMemo, useSyncExternalStore } from 'react';
import type { ProductKind } from '#src/domain/order.ts';
import { catalogIndex, type CatalogIndex } from './catalog-index.ts';

/**
 * The stored products of a kind in memory. They outlive the screen: the member who comes back sees the
 * list at once (R2.15).
 */
export function useCatalogIndex(kind: ProductKind): CatalogIndex {
  const { subscribe, read } = useMemo(() => catalogIndex(kind), [kind]);
  return useSyncExternalStore(subscribe, read);
}
