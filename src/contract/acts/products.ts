import * as v from 'valibot';
import { coins, externalId, storedInteger, storedTime } from '../common.ts';
import { product, productKind } from '../shop/products.ts';
import { bothTexts, words } from './common.ts';
import { pictureSource } from './pictures.ts';

const LONGEST_NAME = 200;
const LONGEST_TEXT = 5000;
const MOST = 20;

const price = v.pipe(coins, v.minValue(0));
const list = <S extends v.GenericSchema>(one: S) =>
  v.optional(v.pipe(v.array(one), v.maxLength(MOST)));

/**
 * POST /programme/v1/products (R11.2) adds a product, or changes the one with the same `externalId`;
 * PUT /programme/v1/products/{id} changes one. What the body leaves out stays as it is, null takes it away. `stock` is for a new one: later it changes by difference.
 * Brand, category and type are entries of the catalog's dictionaries by their Russian names; a new name adds one.
 */
export const productBody = v.pipe(
  v.strictObject({
    externalId: v.optional(externalId),
    kind: productKind,
    name: bothTexts(LONGEST_NAME),
    model: v.nullish(words(LONGEST_NAME)),
    description: bothTexts(LONGEST_TEXT),
    brand: bothTexts(LONGEST_NAME),
    category: bothTexts(LONGEST_NAME),
    subCategory: v.nullish(bothTexts(LONGEST_NAME)),
    type: bothTexts(LONGEST_NAME),
    /** Coins for one unit. */
    price,
    /** Size of one unit, such as «1 шт.». */
    amount: bothTexts(LONGEST_NAME),
    stock: v.optional(v.pipe(storedInteger, v.minValue(0)), 0),
    /** By their sources, the main one first. */
    pictures: list(pictureSource),
    /** Products that go with it, by their `externalId`. */
    related: list(externalId),
    /** The family, by the `externalId` of one of its variants, which may be itself. */
    variantOf: v.nullish(externalId),
    /** How it differs from the others of its family. */
    options: list(
      v.strictObject({ name: bothTexts(LONGEST_NAME), value: bothTexts(LONGEST_NAME) }),
    ),
    /** Events: how many one person may have. */
    ticketLimit: v.nullish(v.pipe(storedInteger, v.minValue(1))),
    event: v.optional(v.strictObject({ date: storedTime, place: bothTexts(LONGEST_NAME) })),
  }),
  v.forward(
    v.check(({ kind, event }) => (kind === 'event') === (event !== undefined)),
    ['event'],
  ),
);

export const staffProduct = v.object({
  ...product.entries,
  externalId: v.nullable(v.string()),
  /** Whether it is out of the catalog. */
  isWithdrawn: v.boolean(),
});
export const staffProductResponse = v.object({ product: staffProduct });
/** GET /programme/v1/products: by id, paged by `cursor`; `q` is a part of a name or a model. */
export const staffProductsResponse = v.object({
  products: v.array(staffProduct),
  nextCursor: v.nullable(v.number()),
});

/** POST /programme/v1/products/{id}/price (R11.2), in coins. */
export const productPriceBody = v.strictObject({ price });

/** POST /programme/v1/products/{id}/stock: pieces that came, or negative those that went. */
export const productStockBody = v.strictObject({
  difference: v.pipe(storedInteger, v.notValue(0)),
});
