import * as v from 'valibot';
import { cleanLine } from '../domain/clean-text.ts';
import type { CatalogItem, Product } from '../domain/product.ts';
import { coins, id, localText, pageLimit, queryNumber, timestamp } from './common.ts';

const kind = v.picklist(['product', 'service', 'event']);

/**
 * A picture is its address under the service's origin, such as `/service/pictures/mug-03`: an image of 4:5
 * in any format that browsers show. Another picture has another address, so it may be kept for ever.
 */
export const product = v.object({
  id,
  kind,
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
  ticketLimit: v.nullable(v.number()),
  event: v.nullable(v.object({ date: timestamp, place: localText })),
  updatedAt: timestamp,
}) satisfies v.GenericSchema<unknown, Product>;

/**
 * GET api/products (R7.35), paged by `cursor`. With `updatedSince` (the `asOf` of an earlier response)
 * the response contains only changed products, and `removedIds` lists removed ones.
 */
export const productsQuery = v.object({
  kind: v.optional(kind),
  brand: v.optional(queryNumber),
  category: v.optional(queryNumber),
  subCategory: v.optional(queryNumber),
  type: v.optional(queryNumber),
  maxPrice: v.optional(queryNumber),
  q: v.optional(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(100))),
  sort: v.optional(v.picklist(['price', '-price'])),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  limit: v.optional(pageLimit),
  updatedSince: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export const productsResponse = v.object({
  products: v.array(product),
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
