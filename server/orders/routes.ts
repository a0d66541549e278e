import { Hono, type Context } from 'hono';
import { jsonResponse, checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { conflict, notFound } from '#server/http/errors/refused-error.ts';
import { confirmedPriceOf, writeKeyOf } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { findMember, lockMemberByEmail } from '#server/members/members.ts';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import {
  orderResponse,
  orderRequest,
  ordersResponse,
  ordersQuery,
} from '#src/contract/shop/orders.ts';
import { canViewOwners } from '#src/domain/member/role.ts';
import { listOrders, readOrder } from './list-orders.ts';
import { placeOrder } from './place-order.ts';

/**
 * Whether staff in owner view reads an order without naming the owner: the call carries no e-mail
 * (R6.2). The viewer's own orders are then not the owner's (R6.3).
 * @throws {RefusedError} 404 for a member who is not staff: the marker by itself opens nothing.
 */
function readsUnnamedOwner(c: Context<ServiceEnv>): boolean {
  if (c.req.header(SOURCE_HEADER) !== SOURCE.partner || c.get('person').isOwnerView) return false;
  if (!canViewOwners(c.get('principal').roles)) throw notFound();
  return true;
}

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
        const isPersons = found?.memberId === member?.id;
        if (!found || isPersons === readsUnnamedOwner(c)) throw notFound();
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
          const member = await lockMemberByEmail(tx, email);
          if (!member) throw conflict('NO_PHYSICAL_CARD');
          const purchase = { memberId: member.id, requestId, body, confirmedPrice };
          return { status: 201, body: { order: await placeOrder(tx, purchase) } };
        });
        return jsonResponse(c, orderResponse, written.body, production, written.status);
      },
    );
