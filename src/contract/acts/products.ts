import * as v from 'valibot';
import { coins, id, localText, storedInteger } from '../common.ts';

/** What acts on a product respond with. */
export const staffProductResponse = v.object({
  product: v.object({
    id,
    name: localText,
    price: coins,
    stock: v.number(),
    /** Whether it is out of the catalog. */
    isWithdrawn: v.boolean(),
  }),
});

/** POST /programme/v1/products/{id}/price (R11.2), in coins. */
export const productPriceBody = v.strictObject({ price: v.pipe(coins, v.minValue(0)) });

/** POST /programme/v1/products/{id}/stock: pieces that came, or negative those that went. */
export const productStockBody = v.strictObject({
  difference: v.pipe(storedInteger, v.notValue(0)),
});

/** POST /programme/v1/products/{id}/withdrawal: out of the catalog, or back into it. */
export const productWithdrawalBody = v.strictObject({ isWithdrawn: v.boolean() });
