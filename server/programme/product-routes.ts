import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { changePrice, changeStock, withdrawProduct } from '#server/catalog/change-product.ts';
import type { Db } from '#server/database/db.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import {
  productPriceBody,
  productStockBody,
  productWithdrawalBody,
  staffProductResponse,
} from '#src/contract/acts/products.ts';
import { actOn } from './act-on.ts';

const PRODUCT = '/products/:id{[1-9][0-9]{0,8}}';

async function readBody(db: Db, id: number) {
  const [found] = await db.select().from(product).where(eq(product.id, id));
  if (!found) throw notFound();
  return { product: { ...found, isWithdrawn: found.removedAt !== null } };
}

/** The institution's acts on products (R11.2). */
export const productActRoutes = ({ db }: ServiceDeps) => {
  const price = actOn(db, 'products.price', 'product');
  const stock = actOn(db, 'products.stock', 'product');
  const withdraw = actOn(db, 'products.withdraw', 'product');
  return new Hono<ServiceEnv>()
    .post(
      `${PRODUCT}/price`,
      describeCall('Changes the price of a product, in coins', staffProductResponse),
      price.allow,
      checkBody(productPriceBody),
      async (c) =>
        c.var.respond(
          await price.run(c, async (tx, id) => {
            await changePrice(tx, id, c.req.valid('json').price);
            return readBody(tx, id);
          }),
        ),
    )
    .post(
      `${PRODUCT}/stock`,
      describeCall('Adds pieces to the stock of a product, or takes some', staffProductResponse),
      stock.allow,
      checkBody(productStockBody),
      async (c) =>
        c.var.respond(
          await stock.run(c, async (tx, id) => {
            await changeStock(tx, id, c.req.valid('json').difference);
            return readBody(tx, id);
          }),
        ),
    )
    .post(
      `${PRODUCT}/withdrawal`,
      describeCall('Takes a product out of the catalog or puts it back', staffProductResponse),
      withdraw.allow,
      checkBody(productWithdrawalBody),
      async (c) =>
        c.var.respond(
          await withdraw.run(c, async (tx, id) => {
            await withdrawProduct(tx, id, c.req.valid('json').isWithdrawn);
            return readBody(tx, id);
          }),
        ),
    );
};
