import {
  catalogItemsResponse,
  productResponse,
  productsResponse,
} from '#src/contract/shop/products.ts';
import { callService } from '#src/data/http/service.ts';
import type { CatalogItem, Product } from '#src/domain/catalog/product.ts';
import { parseResponse } from '../parse-response.ts';

export interface ProductsPage {
  readonly products: readonly Product[];
  readonly nextCursor: string | null;
  readonly removedIds: readonly number[];
  readonly asOf: string;
}

/** A page of the catalog; with `updatedSince` only later changes (R7.35). */
export async function fetchProducts(
  query: {
    readonly cursor?: string | undefined;
    readonly updatedSince?: string | undefined;
    readonly limit: number;
  },
  signal?: AbortSignal,
): Promise<ProductsPage> {
  const path = '/api/products';
  return parseResponse(productsResponse, await callService({ path, query, signal }), `GET ${path}`);
}

/** One current item; an item that is no longer on sale has no stock (R7.35). */
export async function fetchProduct(id: number, signal?: AbortSignal): Promise<Product> {
  const response = await callService({ path: `/api/products/${id}`, signal });
  return parseResponse(productResponse, response, 'GET /api/products/{id}').product;
}

/** One of the catalog's dictionaries (R7.35). */
export async function fetchCatalogItems(
  list: 'brands' | 'categories' | 'subCategories' | 'productTypes',
  signal?: AbortSignal,
): Promise<readonly CatalogItem[]> {
  const path = `/api/${list}`;
  const response = await callService({ path, signal });
  return parseResponse(catalogItemsResponse, response, `GET ${path}`).items;
}
