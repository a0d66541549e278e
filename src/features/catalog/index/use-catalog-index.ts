import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import type { ProductKind } from '#src/domain/order.ts';
import { storage } from '#src/state/storage.ts';
import { followIndex, type CatalogIndex, type FollowedIndex } from './catalog-index.ts';

const followed = new Map<ProductKind, { readonly index: FollowedIndex; readonly epoch: number }>();

function indexOf(kind: ProductKind, epoch: number): FollowedIndex {
  const known = followed.get(kind);
  if (known?.epoch === epoch) return known.index;
  known?.index.stop();
  const index = followIndex(kind);
  followed.set(kind, { index, epoch });
  return index;
}

/**
 * The stored products of a kind in memory. It outlives the screen: whoever comes back finds the list as it
 * was, at once (R2.15).
 */
export function useCatalogIndex(kind: ProductKind): CatalogIndex {
  const { epoch } = useSnapshot(storage);
  const { subscribe, read } = indexOf(kind, epoch);
  return useSyncExternalStore(subscribe, read);
}
