import * as v from 'valibot';
import { ORDER_STATUSES } from '../../domain/orders/order.ts';
import {
  ownId,
  freeText,
  id,
  queryInteger,
  queryNumber,
  requestedId,
  storedTime,
  timestamp,
} from '../common.ts';
import { order, orderIds } from '../shop/orders.ts';
import { concernedMember, listedBy } from './common.ts';

const staffOrder = v.object({
  ...order.entries,
  member: concernedMember,
  /** Where it waits or was fetched; null while that is not known, and for what is not fetched. */
  placeId: v.nullable(id),
  /** Who has given it to the member, and whether that may still be taken back; null while nobody has. */
  handOut: v.nullable(v.object({ at: timestamp, by: v.string(), mayUndo: v.boolean() })),
});

/**
 * GET /programme/v1/orders (R11.2): oldest first by id, paged by `cursor`. `status=OPEN` are those that are not
 * finished; `updatedSince` returns only orders changed at or after that time. Without their histories.
 */
export const staffOrdersQuery = v.object({
  status: v.optional(v.picklist([...ORDER_STATUSES, 'OPEN'])),
  /** Those that are fetched at a place, by its id. */
  place: v.optional(queryInteger),
  /** Only the named ones. */
  ids: v.optional(orderIds),
  ...listedBy(queryNumber),
});
export const staffOrdersResponse = v.object({
  orders: v.array(staffOrder),
  nextCursor: v.nullable(v.number()),
});
/** GET /programme/v1/orders/{id}, with the history. */
export const staffOrderResponse = v.object({ order: staffOrder });

/**
 * POST /programme/v1/orders/{id}/status: `from` is the status that the mover saw, 409 CONFLICT for another one. `place`
 * is where the member fetches it from now on, by its id. An order that arrives without one goes to the only open place;
 * where several are open, `place` has to name one of them, else 400.
 */
export const orderStatusBody = v.strictObject({
  status: v.picklist(ORDER_STATUSES.filter((status) => status !== 'CANCELLED')),
  from: v.optional(v.picklist(ORDER_STATUSES)),
  place: v.optional(requestedId),
  comment: v.optional(freeText),
});

/**
 * POST /programme/v1/orders/{id}/hand-out: `place` is where it is handed out, by its id, 409 OTHER_PLACE for an order
 * that waits elsewhere. With `doneAt` a desk reports what it did without a network, by its device: nothing refuses it,
 * and where the order has another hand-out or cannot have one, GET /programme/v1/desk/hand-outs says so. The same
 * `handOutId` once more, with or without `doneAt`, is the same hand-out.
 */
export const handOutBody = v.strictObject({
  place: v.optional(requestedId),
  doneAt: v.optional(storedTime),
  /** The device on which it was done, by its own id. */
  device: v.optional(ownId),
  /** The hand-out, by the device's own id of it. */
  handOutId: v.optional(ownId),
});

/**
 * POST /programme/v1/orders/{id}/cancellation: the member reads the reason and gets the coins back.
 * POST /programme/v1/orders/{id}/hand-out/undo: the member reads the reason, and the order waits at the desk again.
 */
export const reasonBody = v.strictObject({
  reason: v.pipe(freeText, v.nonEmpty('FIELD_REQUIRED')),
});
