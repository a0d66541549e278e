import * as v from 'valibot';
import type { CatalogItem, Product } from '../../domain/catalog/product.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import {
  coins,
  id,
  localText,
  pageLimit,
  queryInteger,
  storedTime,
  timestamp,
  typedText,
} from '../common.ts';

export const productKind = v.picklist(['product', 'service', 'event']);

/**
 * A picture is its address under the service's origin, such as `/service/pictures/mug-03`: an image of 4:5
 * in any format that browsers show. Another picture has another address, so it may be kept for ever.
 *
 * Variants of one thing share `variantOf`, the id of one of them, and name what they are chosen by in
 * `options`. A service of an earlier version sends neither.
 */
export const product = v.object({
  id,
  kind: productKind,
  name: localText,
  model: v.string(),
  description: localText,
  brandId: id,
  categoryId: id,
  subCategoryId: v.nullable(id),
  typeId: id,
  price: coins,
  amount: localText,
  stock: v.number(),
  pictures: v.array(v.string()),
  relatedIds: v.array(id),
  variantOf: v.optional(v.nullable(id), null),
  options: v.optional(v.array(v.object({ name: localText, value: localText })), []),
  ticketLimit: v.nullable(v.number()),
  event: v.nullable(v.object({ date: timestamp, place: localText })),
  updatedAt: timestamp,
}) satisfies v.GenericSchema<unknown, Product>;

/**
 * GET api/products (R7.35), paged by `cursor`. With `updatedSince` (the `asOf` of an earlier response)
 * the response contains only changed products, and `removedIds` lists removed ones.
 *
 * With `families=1` variants of one thing are one entry, and so is an item by itself: its product is the
 * first of the variants that match, `family` counts those and gives their prices. Order by price takes the
 * lowest. It cannot be combined with `updatedSince`: a change of one variant says nothing about the others.
 */
export const productsQuery = v.object({
  kind: v.optional(productKind),
  brand: v.optional(queryInteger),
  category: v.optional(queryInteger),
  subCategory: v.optional(queryInteger),
  type: v.optional(queryInteger),
  maxPrice: v.optional(queryInteger),
  q: v.optional(typedText(cleanLine, 100)),
  sort: v.optional(v.picklist(['price', '-price'])),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  limit: v.optional(pageLimit),
  updatedSince: v.optional(storedTime),
  families: v.optional(v.literal('1')),
});
const family = v.object({
  id,
  /** Without what its variants differ in. */
  name: localText,
  /** Coins for one unit of a matching variant. */
  lowestPrice: coins,
  highestPrice: coins,
  /** Matching variants; 1 for an item by itself. */
  variants: v.number(),
});
export const productsResponse = v.object({
  products: v.array(v.object({ ...product.entries, family: v.optional(family) })),
  total: v.number(),
  nextCursor: v.nullable(v.string()),
  removedIds: v.array(id),
  /** The service's time of the response. */
  asOf: timestamp,
});
export const productResponse = v.object({ product });

/** GET api/brands, api/categories, api/subCategories, api/productTypes (R7.35). */
export const catalogItemsResponse = v.object({
  items: v.array(
    v.object({ id, name: localText, parentId: v.nullable(id) }) satisfies v.GenericSchema<
      unknown,
      CatalogItem
    >,
  ),
});
