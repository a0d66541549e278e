import * as v from 'valibot';
import {
  deskHandOutsResponse,
  deskOrder,
  deskOrdersResponse,
  type DeskHandOut,
  type DeskOrder,
} from '#src/contract/acts/desk.ts';
import { staffOrderResponse } from '#src/contract/acts/orders.ts';
import type { HandOutPost } from '#src/domain/outbox/post-bodies.ts';
import { fetchForStaff, sendAct } from './programme-acts.ts';

export type { DeskHandOut, DeskOrder };

/** Most rows of a page that the service sends. */
const PAGE = 1000;

/** What has changed at a place since an earlier list. */
interface DeskChanges {
  readonly orders: readonly DeskOrder[];
  /** Orders that do not wait there. */
  readonly gone: readonly number[];
  /** `orders` are all that wait there. */
  readonly isWhole: boolean;
  /** The `since` of the next request. */
  readonly at: string;
  /** Verifies the marks of combined codes: P-256, SPKI in base64. */
  readonly codeKey: string;
}

/** A place, as a device asks for it: one that was withdrawn is refused (R12.2). */
export interface AskedPlace {
  readonly place: number;
  /** The device's own id. */
  readonly device: string | undefined;
}

/**
 * The orders that wait at a place (R12.1), all pages.
 * @param since the `at` of an earlier list, to get its changes only
 */
export async function fetchDeskOrders(
  asked: AskedPlace,
  since: string | undefined,
  signal: AbortSignal,
): Promise<DeskChanges> {
  const query = { ...asked, since, limit: PAGE };
  const first = await fetchForStaff(deskOrdersResponse, '/desk/orders', query, signal);
  const orders = [...first.orders];
  let { nextCursor } = first;
  while (nextCursor !== null) {
    const page = { ...query, cursor: nextCursor };
    const next = await fetchForStaff(deskOrdersResponse, '/desk/orders', page, signal);
    orders.push(...next.orders);
    ({ nextCursor } = next);
  }
  return { ...first, orders };
}

const deskOrders = v.array(deskOrder);

/** Orders as the device has kept them; null when an earlier build has, which knew other fields. */
export const asDeskOrders = (stored: unknown): readonly DeskOrder[] | null =>
  v.is(deskOrders, stored) ? stored : null;

/** How long a person at the desk waits before the hand-out is left to the outbox, in ms. */
const PATIENCE_MS = 4000;

/**
 * Hands an order out while the parcel is still at the desk: the service refuses it where another desk was faster, or
 * the order does not wait there.
 * @param handOutId by which it knows the report of the same hand-out
 */
export const handOutOrder = (
  { orderId, place, device }: HandOutPost,
  handOutId: string,
): Promise<unknown> =>
  sendAct(
    staffOrderResponse,
    `/orders/${orderId}/hand-out`,
    { place, device, handOutId },
    crypto.randomUUID(),
    PATIENCE_MS,
  );

/** Reports what was handed out without a response of the service, which keeps it in any case (R12.3). */
export const reportHandOut = (
  { orderId, place, device, doneAt }: HandOutPost,
  handOutId: string,
): Promise<unknown> =>
  sendAct(
    staffOrderResponse,
    `/orders/${orderId}/hand-out`,
    { place, device, doneAt, handOutId },
    // The service knows the hand-out by its own id, and would repeat a refusal under that of an earlier request.
    crypto.randomUUID(),
  );

/** What was handed out at a place since a time, newest first, all pages. */
export async function fetchHandOuts(
  asked: AskedPlace,
  since: string,
  signal?: AbortSignal,
): Promise<readonly DeskHandOut[]> {
  const handOuts: DeskHandOut[] = [];
  let cursor: number | undefined;
  do {
    const query = { ...asked, since, cursor, limit: PAGE };
    const page = await fetchForStaff(deskHandOutsResponse, '/desk/hand-outs', query, signal);
    handOuts.push(...page.handOuts);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return handOuts;
}
