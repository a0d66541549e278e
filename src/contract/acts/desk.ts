import * as v from 'valibot';
import { HAND_OUT_PROBLEMS } from '../../domain/orders/hand-out.ts';
import {
  ownId,
  id,
  localText,
  memberReference,
  pageLimit,
  queryInteger,
  queryNumber,
  storedTime,
  timestamp,
} from '../common.ts';

/** What is fetched, and by whom: no more of a person than it takes to recognise them at the desk. */
const parcel = {
  productName: localText,
  productImage: v.nullable(v.string()),
  member: v.object({
    reference: memberReference,
    /** First name and initial; the whole name where the card does not work, to be compared with a document. */
    name: v.string(),
    /** The card in use; null without one. */
    card: v.nullable(
      v.object({ number: v.string(), state: v.picklist(['active', 'off', 'blocked']) }),
    ),
  }),
};

/** Hand-outs of an order that were not taken back. */
const handOuts = v.array(v.object({ at: timestamp, by: v.string(), place: v.nullable(localText) }));

/** An order that waits at a place. */
export const deskOrder = v.object({
  id,
  ...parcel,
  /** What a desk has reported of it although none counts: it may be given already. */
  reports: handOuts,
});
export type DeskOrder = v.InferOutput<typeof deskOrder>;

/**
 * GET /programme/v1/desk/orders (R12.1): the orders that wait at a place, by id, paged by `cursor`. With `since`, which
 * is the `at` of an earlier response, only those of which something has changed, or whose member has. `device` is that
 * of a desk which keeps the list: 403 DEVICE_WITHDRAWN where it may not have it any more.
 */
export const deskOrdersQuery = v.object({
  place: queryInteger,
  since: v.optional(storedTime),
  device: v.optional(ownId),
  cursor: v.optional(queryNumber),
  limit: v.optional(pageLimit),
});
export const deskOrdersResponse = v.object({
  orders: v.array(deskOrder),
  /** Orders that do not wait there: others have them, they are handed out, or cancelled. On the first page only. */
  gone: v.array(id),
  /** What is not in `orders` does not wait there: the request has no `since`, or one that is too old. */
  isWhole: v.boolean(),
  at: timestamp,
  /** By which the desk knows the marks of combined codes: P-256, SPKI in base64. */
  codeKey: v.string(),
  nextCursor: v.nullable(v.number()),
});

/**
 * GET /programme/v1/desk/hand-outs (R12.1): what was handed out at a place, newest first: of which the service has
 * learnt since a time, and those whose order has had another hand-out, or one taken back, since then.
 */
export const deskHandOutsQuery = v.object({
  place: queryInteger,
  since: storedTime,
  device: v.optional(ownId),
  cursor: v.optional(queryNumber),
  limit: v.optional(pageLimit),
});
const deskHandOut = v.object({
  id,
  orderId: id,
  ...parcel,
  at: timestamp,
  /** When the service has learnt of it: later than `at` where the desk had no network. */
  receivedAt: timestamp,
  /** Who of staff did it. */
  by: v.string(),
  isUndone: v.boolean(),
  mayUndo: v.boolean(),
  /** Why it does not count; null of one that does. */
  problem: v.nullable(v.picklist(HAND_OUT_PROBLEMS)),
  /** Other hand-outs of the same order that were not taken back. */
  others: handOuts,
});
export type DeskHandOut = v.InferOutput<typeof deskHandOut>;
export const deskHandOutsResponse = v.object({
  handOuts: v.array(deskHandOut),
  nextCursor: v.nullable(v.number()),
});

/** GET /programme/v1/desk/devices (R12.2): the devices that have asked for a desk's list, newest first, by `cursor`. */
export const deskDevicesQuery = v.object({
  cursor: v.optional(queryNumber),
  limit: v.optional(pageLimit),
});
const deskDevice = v.object({
  id,
  /** Who of staff was seen with it last. */
  name: v.string(),
  place: localText,
  seenAt: timestamp,
  isWithdrawn: v.boolean(),
});
export const deskDevicesResponse = v.object({
  devices: v.array(deskDevice),
  nextCursor: v.nullable(v.number()),
});
/** POST /programme/v1/desk/devices/{id}/withdrawal: its list is deleted when it next asks the service. */
export const deskDeviceResponse = v.object({ device: deskDevice });
