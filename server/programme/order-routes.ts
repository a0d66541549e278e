import { Hono } from 'hono';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { forbidden } from '#server/http/errors/refused-error.ts';
import { actorOf } from '#server/journal/journal.ts';
import { changeOrderStatus } from '#server/orders/change-order-status.ts';
import { handOutOrder, keepHandOut, undoHandOut } from '#server/orders/hand-out.ts';
import { listAllOrders, readAnyOrder } from '#server/orders/list-all-orders.ts';
import {
  handOutBody,
  orderStatusBody,
  reasonBody,
  staffOrderResponse,
  staffOrdersQuery,
  staffOrdersResponse,
} from '#src/contract/acts/orders.ts';
import { mayDo } from '#src/domain/acts.ts';
import { actsOn, allow } from './act-on.ts';

const ORDER = '/orders/:id{[1-9][0-9]{0,11}}';

/** The institution's acts on orders (R11.2). */
export const orderActRoutes = ({ db }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  routes
    .get(
      '/orders',
      describeCall('Orders of all members, oldest first', staffOrdersResponse),
      allow(db, 'orders.list'),
      checkQuery(staffOrdersQuery),
      async (c) =>
        c.var.respond(await listAllOrders(db, c.get('principal').projects, c.req.valid('query'))),
    )
    .get(
      ORDER,
      describeCall('One order with its history and its member', staffOrderResponse),
      allow(db, 'orders.list'),
      async (c) => {
        const id = Number(c.req.param('id'));
        const order = await readAnyOrder(db, c.get('principal').projects, id);
        return c.var.respond({ order });
      },
    );
  const onOrder = actsOn(routes, db, {
    entity: 'order',
    path: ORDER,
    response: staffOrderResponse,
    read: async (tx, id) => ({ order: await readAnyOrder(tx, undefined, id) }),
  });
  onOrder('orders.move', 'status', {
    summary: 'Moves an order to another status',
    body: orderStatusBody,
    work: async (tx, id, move, principal) => {
      const isHandOut = move.status === 'RECEIVED';
      if (isHandOut && !mayDo(principal.roles, 'orders.hand-out')) throw forbidden();
      await changeOrderStatus(tx, id, move);
      if (isHandOut) await keepHandOut(tx, id, actorOf(principal, 'orders.hand-out'));
    },
  });
  onOrder('orders.hand-out', 'hand-out', {
    summary: 'Gives an order that waits at a desk to its member',
    body: handOutBody,
    work: (tx, id, report, principal) =>
      handOutOrder(tx, id, actorOf(principal, 'orders.hand-out'), report),
  });
  onOrder('orders.undo-hand-out', 'hand-out/undo', {
    summary: 'Takes a hand-out back within ten minutes',
    body: reasonBody,
    work: (tx, id, { reason }) => undoHandOut(tx, id, reason),
  });
  onOrder('orders.cancel', 'cancellation', {
    summary: 'Cancels an order and returns the coins',
    body: reasonBody,
    work: (tx, id, { reason }) =>
      changeOrderStatus(tx, id, { status: 'CANCELLED', comment: reason }),
  });
  return routes;
};
