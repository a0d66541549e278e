import { Hono } from 'hono';
import type { Db } from '#server/database/db.ts';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import { changeOrderStatus, handOutOrder } from '#server/orders/change-order-status.ts';
import { listAllOrders, readAnyOrder } from '#server/orders/list-all-orders.ts';
import {
  emptyBody,
  orderStatusBody,
  staffCancellationBody,
  staffOrderResponse,
  staffOrdersQuery,
  staffOrdersResponse,
} from '#src/contract/acts/orders.ts';
import { rolesFor } from '#src/domain/acts.ts';
import { actOn, allow } from './act-on.ts';

const ORDER = '/orders/:id{[1-9][0-9]{0,11}}';

const readBody = async (tx: Db, id: number) => ({ order: await readAnyOrder(tx, undefined, id) });

/** The institution's acts on orders (R11.2). */
export const orderActRoutes = ({ db }: ServiceDeps) => {
  const move = actOn(db, 'orders.move', 'order');
  const handOut = actOn(db, 'orders.hand-out', 'order');
  const cancel = actOn(db, 'orders.cancel', 'order');
  return new Hono<ServiceEnv>()
    .get(
      '/orders',
      describeCall('Orders of all members, oldest first', staffOrdersResponse),
      allow(db, 'orders.list'),
      checkQuery(staffOrdersQuery),
      async (c) => {
        const { projects } = c.get('principal');
        const page = await listAllOrders(db, projects, c.req.valid('query'));
        return c.var.respond(page);
      },
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
    )
    .post(
      `${ORDER}/status`,
      describeCall('Moves an order to another status', staffOrderResponse),
      move.allow,
      checkBody(orderStatusBody),
      async (c) =>
        c.var.respond(
          await move.run(c, async (tx, id) => {
            const move = c.req.valid('json');
            const mayHandOut = rolesFor(c.get('principal').roles, 'orders.hand-out').length > 0;
            if (move.status === 'RECEIVED' && !mayHandOut)
              throw new RefusedError({ status: 403, code: 'FORBIDDEN' });
            await changeOrderStatus(tx, id, move);
            return readBody(tx, id);
          }),
        ),
    )
    .post(
      `${ORDER}/hand-out`,
      describeCall('Gives an order that waits at a desk to its member', staffOrderResponse),
      handOut.allow,
      checkBody(emptyBody),
      async (c) =>
        c.var.respond(
          await handOut.run(c, async (tx, id) => {
            await handOutOrder(tx, id);
            return readBody(tx, id);
          }),
        ),
    )
    .post(
      `${ORDER}/cancellation`,
      describeCall('Cancels an order and returns the coins', staffOrderResponse),
      cancel.allow,
      checkBody(staffCancellationBody),
      async (c) =>
        c.var.respond(
          await cancel.run(c, async (tx, id) => {
            const { reason } = c.req.valid('json');
            await changeOrderStatus(tx, id, { status: 'CANCELLED', comment: reason });
            return readBody(tx, id);
          }),
        ),
    );
};
