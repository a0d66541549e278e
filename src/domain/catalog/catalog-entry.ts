import { foldForSearch } from '../text/clean-text.ts';
import type { Product } from './product.ts';

/** Picks what a list shows and filters by. Long texts stay in the database. */
export const toEntry = (product: Product) => ({
  id: product.id,
  name: product.name,
  price: product.price,
  stock: product.stock,
  pictures: product.pictures.slice(0, 1),
  event: product.event,
  brandId: product.brandId,
  categoryId: product.categoryId,
  subCategoryId: product.subCategoryId,
  typeId: product.typeId,
  variantOf: product.variantOf,
  options: product.options,
  /** Both names and the model, folded for comparison. */
  search: foldForSearch(`${product.name.ru}\n${product.name.uz}\n${product.model}`),
});

/** A product in the list that is searched in memory (R2.15). */
export type CatalogEntry = Readonly<ReturnType<typeof toEntry>>;
