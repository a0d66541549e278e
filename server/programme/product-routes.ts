import { sql } from 'drizzle-orm';
import { changePrice, changeStock, withdrawProduct } from '#server/catalog/change-product.ts';
import { toProduct } from '#server/catalog/products.ts';
import { product } from '#server/database/schema/shop/product.ts';
import type { ServiceDeps } from '#server/http/environment.ts';
import {
  productBody,
  productPriceBody,
  productStockBody,
  staffProduct,
} from '#src/contract/acts/products.ts';
import { dataRoutes } from './data-kind.ts';
import { PRODUCTS } from './savings.ts';

/** The institution's acts on products (R11.1, R11.2). */
export const productActRoutes = ({ db }: ServiceDeps) => {
  const { routes, onOne } = dataRoutes(db, {
    entity: 'product',
    plural: 'products',
    what: 'a product',
    table: product,
    name: sql`concat_ws(' ', ${product.name} ->> 'ru', ${product.name} ->> 'uz', ${product.model})`,
    body: productBody,
    one: staffProduct,
    toOne: (row) => ({
      ...toProduct(row),
      pictures: row.pictures,
      relatedIds: row.relatedIds,
      options: [...row.options],
      // Of a withdrawn one too, which members see without any.
      stock: row.stock,
      externalId: row.externalId,
      isWithdrawn: row.removedAt !== null,
    }),
    saving: PRODUCTS,
    withdraw: withdrawProduct,
  });
  onOne('products.price', 'price', {
    summary: 'Changes the price of a product, in coins',
    body: productPriceBody,
    work: (tx, id, { price }) => changePrice(tx, id, price),
  });
  onOne('products.stock', 'stock', {
    summary: 'Adds pieces to the stock of a product, or takes some',
    body: productStockBody,
    work: (tx, id, { difference }) => changeStock(tx, id, difference),
  });
  return routes;
};
