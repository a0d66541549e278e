import { Hono } from 'hono';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import { orderResponse, orderRequest, ordersResponse, ordersQuery } from '#src/contract/orders.ts';
import { canViewOwners } from '#src/domain/role.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { conflict, notFound } from '#server/http/errors/service-error.ts';
import { jsonResponse, checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import { confirmedPriceOf, writeKeyOf } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { findMember } from '#server/members/members.ts';
import { listOrders, readOrder } from './list-orders.ts';
import { placeOrder } from './place-order.ts';

/** The orders of a person (R7.25, R7.26) and the purchase (R7.27). */
export const orderRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/v2/api/orders',
      describeCall('The orders of a person, newest first', ordersResponse),
      checkQuery(ordersQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const page = member
          ? await listOrders(db, member.id, c.req.valid('query'))
          : { orders: [], nextCursor: null };
        return jsonResponse(c, ordersResponse, page, production);
      },
    )
    .get(
      '/api/orders/:id{[1-9][0-9]{0,11}}',
      describeCall('One order with its history', orderResponse),
      async (c) => {
        const found = await readOrder(db, Number(c.req.param('id')));
        const member = await findMember(db, c.get('person').email);
        // The call carries no e-mail (specification §6): in owner view staff reads an order by its id.
        const isOwn = found?.memberId === member?.id;
        const isOwnerView = c.req.header(SOURCE_HEADER) === SOURCE.partner;
        const isStaff = isOwnerView && canViewOwners(c.get('principal').roles);
        if (!found || !(isOwn || isStaff)) throw notFound();
        return jsonResponse(c, orderResponse, { order: found.order }, production);
      },
    )
    .post(
      '/api/orders',
      describeCall('Places an order and charges it, once for one X-Request-ID', orderResponse, 201),
      checkBody(orderRequest),
      async (c) => {
        const body = c.req.valid('json');
        const key = await writeKeyOf(c);
        const confirmedPrice = confirmedPriceOf(c);
        const { email } = c.get('person');
        const { requestId } = key;
        const written = await writeOnce(db, key, async (tx) => {
          const member = await findMember(tx, email);
          if (!member) throw conflict('NO_PHYSICAL_CARD');
          const id = await placeOrder(tx, { memberId: member.id, requestId, body, confirmedPrice });
          const placed = await readOrder(tx, id);
          if (!placed) throw notFound();
          return { status: 201, body: { order: placed.order } };
        });
        return jsonResponse(c, orderResponse, written.body, production, written.status);
      },
    );
