import { Dexie } from 'dexie';
import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import type { Facet } from '#src/domain/catalog-filter.ts';
import type { ProductKind } from '#src/domain/order.ts';
import type { LocalText } from '#src/domain/text.ts';

/** Names of the catalog's dictionaries by id. */
export type FacetNames = Readonly<Record<Facet, ReadonlyMap<number, LocalText>>>;

const FACET_OF = {
  brands: 'brand',
  categories: 'category',
  subCategories: 'subCategory',
  productTypes: 'type',
} as const;

/** The stored names of all dictionaries: a few dozen rows. */
export async function loadFacetNames(): Promise<FacetNames> {
  const rows = await database().catalogItems.toArray();
  const names = {
    category: new Map<number, LocalText>(),
    subCategory: new Map<number, LocalText>(),
    brand: new Map<number, LocalText>(),
    type: new Map<number, LocalText>(),
  };
  for (const { list, id, name } of rows) names[FACET_OF[list]].set(id, name);
  return names;
}

interface CatalogState {
  /** When the stored catalog was last refreshed, in ms since the epoch; null before it was received. */
  readonly updatedAt: number | null;
  /** Nothing of the kind is stored. */
  readonly isEmpty: boolean;
}

/** The time is read first (`loadMeta`). */
export async function loadCatalogState(kind: ProductKind): Promise<CatalogState> {
  const meta = await loadMeta(database(), 'catalogue');
  const products = database().products.where('[kind+id]');
  const first = await products.between([kind, Dexie.minKey], [kind, Dexie.maxKey]).first();
  return { updatedAt: meta?.updatedAt ?? null, isEmpty: first === undefined };
}
