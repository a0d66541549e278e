import { database } from '#src/data/db/database.ts';
import { readMeta } from '#src/data/db/meta.ts';
import type { Facet } from '#src/domain/catalog-filter.ts';
import type { LocalText } from '#src/domain/text.ts';

/** Names of the catalogue's dictionaries by id. */
export type FacetNames = Readonly<Record<Facet, ReadonlyMap<number, LocalText>>>;

const FACET_OF = {
  brands: 'brand',
  categories: 'category',
  subCategories: 'subCategory',
  productTypes: 'type',
} as const;

/** The stored names of all dictionaries: some score of rows. */
export async function readFacetNames(): Promise<FacetNames> {
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

/** When the whole stored catalogue was last known to be right, in ms; null before it was received. */
export async function catalogueUpdatedAt(): Promise<number | null> {
  const meta = await readMeta(database(), 'catalogue');
  return meta?.updatedAt ?? null;
}
