import { Dexie } from 'dexie';
import { database } from '#src/data/db/area/database.ts';
import type { Facet } from '#src/domain/catalog/catalog-filter.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import type { LocalText } from '#src/domain/text/text.ts';

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

/** Whether anything of the kind is stored. */
export async function hasProducts(kind: ProductKind): Promise<boolean> {
  const products = database().products.where('[kind+id]');
  const first = await products.between([kind, Dexie.minKey], [kind, Dexie.maxKey]).first();
  return first !== undefined;
}
