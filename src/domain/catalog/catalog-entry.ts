import { foldForSearch } from '../text/clean-text.ts';
import type { Product } from './product.ts';

/** The fields that a list shows and filters by. Long texts stay in the database. */
export type ListedProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'price'
  | 'stock'
  | 'pictures'
  | 'event'
  | 'brandId'
  | 'categoryId'
  | 'subCategoryId'
  | 'typeId'
  | 'variantOf'
  | 'options'
>;

/** A product in the list that is searched in memory (R2.15). */
export interface CatalogEntry extends ListedProduct {
  /** Both names and the model, folded for comparison. */
  readonly search: string;
}

/** Picks the fields that a list needs. */
export const toEntry = (product: Product): CatalogEntry => ({
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
  search: foldForSearch(`${product.name.ru}\n${product.name.uz}\n${product.model}`),
});
