import { Hono } from 'hono';
import type { Dictionary } from '#server/database/schema/shop/product.ts';
import { sharedRead } from '#server/database/shared-read.ts';
import { cacheableResponse, revalidate } from '#server/http/cacheable-response.ts';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import {
  catalogItemsResponse,
  productResponse,
  productsResponse,
  productsQuery,
} from '#src/contract/shop/products.ts';
import { listFamilies } from './families.ts';
import { listCatalogItems, listProducts, readCatalogVersion, readProduct } from './products.ts';

const DICTIONARIES: readonly Dictionary[] = [
  'brands',
  'categories',
  'subCategories',
  'productTypes',
];

/** The catalog and its dictionaries (R7.35). */
export function catalogRoutes({ db, production }: ServiceDeps): Hono<ServiceEnv> {
  const unlessKnown = revalidate(sharedRead(() => readCatalogVersion(db)));
  const routes = new Hono<ServiceEnv>()
    .get(
      '/api/products',
      unlessKnown,
      describeCall('Products, services and events', productsResponse),
      checkQuery(productsQuery),
      async (c) => {
        const asOf = new Date().toISOString();
        const query = c.req.valid('query');
        const page = await (query.families ? listFamilies : listProducts)(db, query);
        return cacheableResponse(c, productsResponse, page, production, { asOf });
      },
    )
    .get(
      '/api/products/:id{[1-9][0-9]{0,8}}',
      unlessKnown,
      describeCall('One item of the catalog', productResponse),
      async (c) => {
        const product = await readProduct(db, Number(c.req.param('id')));
        if (!product) throw notFound();
        return cacheableResponse(c, productResponse, { product }, production);
      },
    );
  for (const dictionary of DICTIONARIES) {
    routes.get(
      `/api/${dictionary}`,
      unlessKnown,
      describeCall(`The catalog's dictionary ${dictionary}`, catalogItemsResponse),
      async (c) => {
        const items = await listCatalogItems(db, dictionary);
        return cacheableResponse(c, catalogItemsResponse, { items }, production);
      },
    );
  }
  return routes;
}
