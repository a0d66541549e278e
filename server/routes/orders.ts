import { Hono } from 'hono';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import { orderAnswer, orderBody, ordersAnswer, ordersQuery } from '#src/contract/orders.ts';
import { mayViewOwners } from '#src/domain/role.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { conflict, notFound } from '../errors/service-error.ts';
import { answer, checkBody, checkQuery, describeCall } from '../http/contract.ts';
import { expectedAmountOf, writeKeyOf } from '../http/request-id.ts';
import { writeOnce } from '../store/idempotency.ts';
import { findMember } from '../store/members.ts';
import { listOrders, readOrder } from '../store/orders.ts';
import { placeOrder } from '../store/place-order.ts';

/** The orders of a person (R7.25, R7.26) and the purchase (R7.27). */
export const orderRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/v2/api/orders',
      describeCall('The orders of a person, newest first', ordersAnswer),
      checkQuery(ordersQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const page = member
          ? await listOrders(db, member.id, c.req.valid('query'))
          : { orders: [], nextCursor: null };
        return answer(c, ordersAnswer, page, production);
      },
    )
    .get(
      '/api/orders/:id{[1-9][0-9]{0,11}}',
      describeCall('One order with its history', orderAnswer),
      async (c) => {
        const found = await readOrder(db, Number(c.req.param('id')));
        const member = await findMember(db, c.get('person').email);
        // The call carries no e-mail (specification §6): in owner view staff asks for an order by id.
        const isOwn = found?.memberId === member?.id;
        const isOwnerView = c.req.header(SOURCE_HEADER) === SOURCE.partner;
        const isStaff = isOwnerView && mayViewOwners(c.get('principal').roles);
        if (!found || !(isOwn || isStaff)) throw notFound();
        return answer(c, orderAnswer, { order: found.order }, production);
      },
    )
    .post(
      '/api/orders',
      describeCall('Places an order and charges it, once for one X-Request-ID', orderAnswer, 201),
      checkBody(orderBody),
      async (c) => {
        const body = c.req.valid('json');
        const key = await writeKeyOf(c);
        const expectedAmount = expectedAmountOf(c);
        const { email } = c.get('person');
        const { requestId } = key;
        const written = await writeOnce(db, key, async (tx) => {
          const member = await findMember(tx, email);
          if (!member) throw conflict('NO_PHYSICAL_CARD');
          const id = await placeOrder(tx, { memberId: member.id, requestId, body, expectedAmount });
          const placed = await readOrder(tx, id);
          if (!placed) throw notFound();
          return { status: 201, body: { order: placed.order } };
        });
        return answer(c, orderAnswer, written.body, production, written.status);
      },
    );
