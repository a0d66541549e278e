import * as v from 'valibot';
import { MARK } from '../../domain/orders/code-mark.ts';
import { MOST_REQUESTED_ORDERS, type Order, type OrderRequest } from '../../domain/orders/order.ts';
import { WEEKDAYS } from '../../domain/orders/pickup-place.ts';
import {
  coins,
  emailQuery,
  freeText,
  id,
  localText,
  pageLimit,
  queryNumber,
  storedTime,
  requestedId,
  timestamp,
} from '../common.ts';

const statusChange = v.object({
  status: v.string(),
  at: timestamp,
  comment: v.nullable(v.string()),
  /** The comment in both languages, where the service made it. */
  localComment: v.optional(localText),
});

const clockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Where the member fetches an order; hours by the place's clock. */
const pickupPlace = v.object({
  place: localText,
  address: v.string(),
  localAddress: v.optional(localText),
  hours: v.array(
    v.object({
      day: v.picklist(WEEKDAYS),
      from: clockTime,
      to: clockTime,
    }),
  ),
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
  /** Once the place is known. */
  pickup: v.optional(v.nullable(pickupPlace)),
}) satisfies v.GenericSchema<unknown, Order>;

/** Ids in a query string, joined by commas. */
export const orderIds = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[1-9]\\d{0,11}(?:,[1-9]\\d{0,11}){0,${MOST_REQUESTED_ORDERS - 1}}$`)),
  v.transform((text) => text.split(',').map(Number)),
);

/**
 * GET v2/api/orders (R7.25): newest first by id, paged by `cursor`. `history` needs
 * include=productImage,statusDetail; `updatedSince` returns only orders changed at or after that time, `ids`
 * only the named ones.
 */
export const ordersQuery = v.object({
  ...emailQuery,
  include: v.optional(v.string()),
  status: v.optional(v.string()),
  kind: v.optional(v.picklist(['product', 'service', 'event'])),
  ids: v.optional(orderIds),
  updatedSince: v.optional(storedTime),
  cursor: v.optional(queryNumber),
  limit: v.optional(pageLimit),
});
export const ordersResponse = v.object({
  orders: v.array(order),
  nextCursor: v.nullable(v.number()),
});

/** GET api/orders/code-mark: the signed part of the member's combined code (R12.1); 404 for an order of somebody else. */
export const codeMarkQuery = v.object({ ...emailQuery, ids: orderIds });
export const codeMarkResponse = v.object({ mark: v.pipe(v.string(), v.regex(MARK)) });

/** GET api/orders/{id}?include=statusDetail (R7.26) and POST api/orders (R7.27). */
export const orderResponse = v.object({ order });

/** Source that a cancellation names (R7.28). */
export const CANCELLATION_SOURCE = 'Форма отмены заказа';

/** POST api/orders/{id}/message (R7.28): the reason of a cancellation; responds with the cancelled order. */
export const orderMessageBody = v.strictObject({
  source: v.literal(CANCELLATION_SOURCE),
  message: v.pipe(freeText, v.minLength(1)),
});

/** POST api/orders (R3.5). `date` is the device's time; the service records its own. */
export const orderRequest = v.strictObject({
  cardId: requestedId,
  comment: freeText,
  date: timestamp,
  description: freeText,
  prodId: requestedId,
  /**
   * 1 in development builds only (`src/data/api/shop/orders.ts`): the service charges and stores the order all the
   * same, and other systems get no event of it.
   */
  skipSend2SD: v.optional(v.literal(1)),
}) satisfies v.GenericSchema<unknown, OrderRequest>;
