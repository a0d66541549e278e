import { safeParse } from 'valibot';
import {
  CANCELLATION_SOURCE,
  codeMarkResponse,
  orderResponse,
  ordersResponse,
} from '#src/contract/shop/orders.ts';
import { callService } from '#src/data/http/service.ts';
import type { Order, OrderRequest } from '#src/domain/orders/order.ts';
import { callAndParse } from '../call-and-parse.ts';

/** A page of orders, newest first, with the product's picture (R7.25). */
export function fetchOrders(
  query: {
    readonly cursor?: number | undefined;
    readonly limit: number;
    /** At most MOST_REQUESTED_ORDERS; without them all orders. */
    readonly ids?: readonly number[] | undefined;
    /** ISO date-time: only those that have changed at or after it. */
    readonly updatedSince?: string | undefined;
    /** With the histories, which otherwise come with each order. */
    readonly withHistory?: boolean;
  },
  signal?: AbortSignal,
) {
  const { withHistory = false, ids, ...page } = query;
  const include = withHistory ? 'productImage,statusDetail' : 'productImage';
  return callAndParse(ordersResponse, {
    path: '/v2/api/orders',
    query: { include, ...page, ...(ids && { ids: ids.join(',') }) },
    signal,
  });
}

/** One order with its status history (R7.26). */
export async function fetchOrder(id: number, signal?: AbortSignal): Promise<Order> {
  const call = { path: `/api/orders/${id}`, query: { include: 'statusDetail' }, signal };
  return (await callAndParse(orderResponse, call, '/api/orders/{id}')).order;
}

/** The signed part of the combined code of the member's orders (R12.1). */
export async function fetchCodeMark(ids: readonly number[], signal: AbortSignal): Promise<string> {
  const call = { path: '/api/orders/code-mark', query: { ids: ids.join(',') }, signal };
  return (await callAndParse(codeMarkResponse, call)).mark;
}

/** A development build marks its orders, so that the service passes none of them on (R3.5). */
const bodyOf = (request: OrderRequest): object =>
  __DEV_FEATURES__ ? { ...request, skipSend2SD: 1 } : request;

/**
 * Orders a product for coins (R7.27). `requestId` is stored before the call and the same on every retry;
 * `confirmedPrice` in coins (R7.31).
 */
export async function createOrder(
  request: OrderRequest,
  intent: { readonly requestId: string; readonly confirmedPrice: number },
): Promise<Order> {
  const call = { path: '/api/orders', body: bodyOf(request), ...intent };
  return (await callAndParse(orderResponse, { method: 'POST', ...call })).order;
}

/**
 * Cancels an order of the member with a reason (R7.28, R4.4); `requestId` is the same on a retry. Every 2xx is
 * success: returns the cancelled order where the response has it, else null.
 * @throws {ServiceError} 409 CANCEL_NOT_ALLOWED when it is too late.
 */
export async function cancelOrder(
  id: number,
  message: string,
  requestId: string,
): Promise<Order | null> {
  const path = `/api/orders/${id}/message`;
  const body = { source: CANCELLATION_SOURCE, message };
  const response = await callService({ method: 'POST', path, body, requestId });
  const parsed = safeParse(orderResponse, response);
  return parsed.success ? parsed.output.order : null;
}
