import { Hono } from 'hono';
import { DICTIONARIES } from '#server/database/schema/shop/product.ts';
import { sharedRead } from '#server/database/shared-read.ts';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { revalidate } from '#server/http/revalidate.ts';
import { findMember, requireMember } from '#server/members/members.ts';
import { goalBody, goalQuery, goalResponse } from '#src/contract/shop/goal.ts';
import {
  catalogItemsResponse,
  productResponse,
  productsQuery,
  productsResponse,
} from '#src/contract/shop/products.ts';
import { listFamilies } from './families.ts';
import { readGoal, saveGoal } from './goals.ts';
import { listCatalogItems, listProducts, readCatalogVersion, readProduct } from './products.ts';

/** The catalog and its dictionaries (R7.35), and what a member saves coins for (R2.13). */
export function catalogRoutes({ db }: ServiceDeps): Hono<ServiceEnv> {
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
        return c.var.respondTagged({ ...page, asOf }, page);
      },
    )
    .get(
      '/api/products/:id{[1-9][0-9]{0,8}}',
      unlessKnown,
      describeCall('One item of the catalog', productResponse),
      async (c) => {
        const product = await readProduct(db, Number(c.req.param('id')));
        if (!product) throw notFound();
        return c.var.respondTagged({ product });
      },
    )
    .get(
      '/api/goal',
      describeCall('What a person saves coins for', goalResponse),
      checkQuery(goalQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const goal = member ? await readGoal(db, member.id) : null;
        return c.var.respond({ goal });
      },
    )
    .put(
      '/api/goal',
      describeCall('Sets or clears what the person saves coins for', goalResponse),
      checkBody(goalBody),
      async (c) => {
        const { prodId } = c.req.valid('json');
        const { email } = c.get('person');
        return c.var.respondOnce(db, async (tx) => {
          const member = await requireMember(tx, email);
          return { goal: await saveGoal(tx, member.id, prodId) };
        });
      },
    );
  for (const dictionary of DICTIONARIES) {
    routes.get(
      `/api/${dictionary}`,
      unlessKnown,
      describeCall(`The catalog's dictionary ${dictionary}`, catalogItemsResponse),
      async (c) => c.var.respondTagged({ items: await listCatalogItems(db, dictionary) }),
    );
  }
  return routes;
}
