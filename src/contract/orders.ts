import * as v from 'valibot';
import type { Order } from '../domain/order.ts';
import {
  coins,
  emailQuery,
  freeText,
  id,
  localText,
  pageLimit,
  queryNumber,
  timestamp,
} from './common.ts';

const statusChange = v.object({
  status: v.string(),
  at: timestamp,
  comment: v.nullable(v.string()),
});

export const order = v.object({
  id,
  status: v.string(),
  kind: v.picklist(['product', 'service', 'event']),
  comment: v.string(),
  description: v.string(),
  date: timestamp,
  updatedAt: timestamp,
  prodId: id,
  productName: localText,
  productImage: v.nullable(v.string()),
  price: coins,
  history: v.array(statusChange),
}) satisfies v.GenericSchema<unknown, Order>;

/**
 * GET v2/api/orders (R7.25): newest first by id, a page at a time by `cursor`. `history` comes with
 * include=productImage,statusDetail; `updatedSince` gives only orders changed at or after that time.
 */
export const ordersQuery = v.object({
  ...emailQuery,
  include: v.optional(v.string()),
  status: v.optional(v.string()),
  kind: v.optional(v.picklist(['product', 'service', 'event'])),
  updatedSince: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  cursor: v.optional(queryNumber),
  limit: v.optional(pageLimit),
});
export const ordersAnswer = v.object({
  orders: v.array(order),
  nextCursor: v.nullable(v.number()),
});

/** GET api/orders/{id}?include=statusDetail (R7.26) and POST api/orders (R7.27). */
export const orderAnswer = v.object({ order });

/** What a cancellation says it comes from (specification §7). */
export const CANCELLATION_SOURCE = 'Форма отмены заказа';

/** POST api/orders/{id}/message (R7.28): the reason of a cancellation; answers the cancelled order. */
export const orderMessageBody = v.strictObject({
  source: v.literal(CANCELLATION_SOURCE),
  message: v.pipe(freeText, v.trim(), v.minLength(1)),
});

/** POST api/orders (R3.5). `date` is what the device says; the service keeps its own time. */
export const orderBody = v.strictObject({
  cardId: id,
  comment: freeText,
  date: timestamp,
  description: freeText,
  prodId: id,
  /** 1 in development alone; ignored by a production service. */
  skipSend2SD: v.optional(v.literal(1)),
});
export type OrderBody = v.InferOutput<typeof orderBody>;
