import { Hono } from 'hono';
import {
  catalogItemsAnswer,
  productAnswer,
  productsAnswer,
  productsQuery,
} from '#src/contract/products.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { notFound } from '../errors/service-error.ts';
import { answerCatalog } from '../http/catalog-answer.ts';
import { checkQuery, describeCall } from '../http/contract.ts';
import { listCatalogItems, listProducts, readProduct } from '../store/catalog.ts';
import type { Dictionary } from '../store/schema/product.ts';

const DICTIONARIES: readonly Dictionary[] = [
  'brands',
  'categories',
  'subCategories',
  'productTypes',
];

/** The catalogue and its dictionaries (R7.35). */
export function catalogRoutes({ db, production }: ServiceDeps): Hono<ServiceEnv> {
  const routes = new Hono<ServiceEnv>()
    .get(
      '/api/products',
      describeCall('Products, services and events', productsAnswer),
      checkQuery(productsQuery),
      async (c) => {
        const asOf = new Date().toISOString();
        const page = await listProducts(db, c.req.valid('query'));
        return answerCatalog(c, productsAnswer, page, production, { asOf });
      },
    )
    .get(
      '/api/products/:id{[1-9][0-9]{0,8}}',
      describeCall('One item of the catalogue', productAnswer),
      async (c) => {
        const product = await readProduct(db, Number(c.req.param('id')));
        if (!product) throw notFound();
        return answerCatalog(c, productAnswer, { product }, production);
      },
    );
  for (const dictionary of DICTIONARIES) {
    routes.get(
      `/api/${dictionary}`,
      describeCall(`The catalogue's dictionary ${dictionary}`, catalogItemsAnswer),
      async (c) => {
        const items = await listCatalogItems(db, dictionary);
        return answerCatalog(c, catalogItemsAnswer, { items }, production);
      },
    );
  }
  return routes;
}
