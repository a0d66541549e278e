import {
  CANCELLATION_SOURCE,
  orderAnswer,
  ordersAnswer,
  type OrderBody,
} from '#src/contract/orders.ts';
import type { Order } from '#src/domain/order.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

export interface OrdersPage {
  readonly orders: readonly Order[];
  readonly nextCursor: number | null;
}

/** A page of orders, newest first, with the product's picture and without the history (R7.25). */
export async function fetchOrders(query: {
  readonly cursor?: number | undefined;
  readonly limit: number;
}): Promise<OrdersPage> {
  const path = '/v2/api/orders';
  const answer = await callService({ path, query: { include: 'productImage', ...query } });
  return parseAnswer(ordersAnswer, answer, `GET ${path}`);
}

/** One order with its status history (R7.26). */
export async function fetchOrder(id: number): Promise<Order> {
  const path = `/api/orders/${id}`;
  const answer = await callService({ path, query: { include: 'statusDetail' } });
  return parseAnswer(orderAnswer, answer, 'GET /api/orders/{id}').order;
}

/**
 * Orders a product for coins (R7.27). `requestId` is stored before the call and the same on every retry;
 * `expectedAmount` is what the member confirmed, in coins (R7.31).
 */
export async function createOrder(
  body: OrderBody,
  intent: { readonly requestId: string; readonly expectedAmount: number },
): Promise<Order> {
  const path = '/api/orders';
  const answer = await callService({ method: 'POST', path, body, ...intent });
  return parseAnswer(orderAnswer, answer, `POST ${path}`).order;
}

/**
 * Cancels an own order with a reason (R7.28, R4.4); `requestId` is the same on a retry. Returns the
 * cancelled order.
 * @throws {ServiceError} 409 CANCEL_NOT_ALLOWED when it is too late.
 */
export async function cancelOrder(id: number, message: string, requestId: string): Promise<Order> {
  const path = `/api/orders/${id}/message`;
  const body = { source: CANCELLATION_SOURCE, message };
  const answer = await callService({ method: 'POST', path, body, requestId });
  return parseAnswer(orderAnswer, answer, 'POST /api/orders/{id}/message').order;
}
