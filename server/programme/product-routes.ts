import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { changePrice, changeStock, withdrawProduct } from '#server/catalog/change-product.ts';
import { product } from '#server/database/schema/shop/product.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import {
  productPriceBody,
  productStockBody,
  productWithdrawalBody,
  staffProductResponse,
} from '#src/contract/acts/products.ts';
import { actsOn } from './act-on.ts';

/** The institution's acts on products (R11.2). */
export const productActRoutes = ({ db }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  const onProduct = actsOn(routes, db, {
    entity: 'product',
    path: '/products/:id{[1-9][0-9]{0,8}}',
    response: staffProductResponse,
    read: async (tx, id) => {
      const [found] = await tx.select().from(product).where(eq(product.id, id));
      if (!found) throw notFound();
      return { product: { ...found, isWithdrawn: found.removedAt !== null } };
    },
  });
  onProduct('products.price', 'price', {
    summary: 'Changes the price of a product, in coins',
    body: productPriceBody,
    work: (tx, id, { price }) => changePrice(tx, id, price),
  });
  onProduct('products.stock', 'stock', {
    summary: 'Adds pieces to the stock of a product, or takes some',
    body: productStockBody,
    work: (tx, id, { difference }) => changeStock(tx, id, difference),
  });
  onProduct('products.withdraw', 'withdrawal', {
    summary: 'Takes a product out of the catalog or puts it back',
    body: productWithdrawalBody,
    work: (tx, id, { isWithdrawn }) => withdrawProduct(tx, id, isWithdrawn),
  });
  return routes;
};
