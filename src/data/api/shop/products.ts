import {
  catalogItemsResponse,
  productResponse,
  productsResponse,
} from '#src/contract/shop/products.ts';
import type { CatalogItem, Product } from '#src/domain/catalog/product.ts';
import { callAndParse } from '../call-and-parse.ts';

/** A page of the catalog; with `updatedSince` only later changes (R7.35). */
export const fetchProducts = (
  query: {
    readonly cursor?: string | undefined;
    readonly updatedSince?: string | undefined;
    readonly limit: number;
  },
  signal?: AbortSignal,
) => callAndParse(productsResponse, { path: '/api/products', query, signal });

/** One current item; an item that is no longer on sale has no stock (R7.35). */
export async function fetchProduct(id: number, signal?: AbortSignal): Promise<Product> {
  const call = { path: `/api/products/${id}`, signal };
  return (await callAndParse(productResponse, call, '/api/products/{id}')).product;
}

/** One of the catalog's dictionaries (R7.35). */
export const fetchCatalogItems = async (
  list: 'brands' | 'categories' | 'subCategories' | 'productTypes',
  signal?: AbortSignal,
): Promise<readonly CatalogItem[]> =>
  (await callAndParse(catalogItemsResponse, { path: `/api/${list}`, signal })).items;
