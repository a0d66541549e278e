import { catalogItemsAnswer, productAnswer, productsAnswer } from '#src/contract/products.ts';
import type { CatalogItem, Product } from '#src/domain/product.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

export interface ProductsPage {
  readonly products: readonly Product[];
  readonly nextCursor: string | null;
  readonly removedIds: readonly number[];
  readonly asOf: string;
}

/** A page of the catalogue; with `updatedSince` only what changed since then (R7.35). */
export async function fetchProducts(query: {
  readonly cursor?: string | undefined;
  readonly updatedSince?: string | undefined;
  readonly limit: number;
}): Promise<ProductsPage> {
  const path = '/api/products';
  return parseAnswer(productsAnswer, await callService({ path, query }), `GET ${path}`);
}

/** One item as it is now; one that is no longer on sale comes with no stock (R7.35). */
export async function fetchProduct(id: number): Promise<Product> {
  const answer = await callService({ path: `/api/products/${id}` });
  return parseAnswer(productAnswer, answer, 'GET /api/products/{id}').product;
}

/** One of the catalogue's dictionaries (R7.35). */
export async function fetchCatalogItems(
  list: 'brands' | 'categories' | 'subCategories' | 'productTypes',
): Promise<readonly CatalogItem[]> {
  const path = `/api/${list}`;
  return parseAnswer(catalogItemsAnswer, await callService({ path, keep: true }), `GET ${path}`)
    .items;
}
