import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { contactsOf } from '#server/config/brand-of-host.ts';
import type { Db } from '#server/database/db.ts';
import { inProjects } from '#server/database/in-projects.ts';
import { member } from '#server/database/schema/member/member.ts';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv, SignedIn, ViewRecorder } from '#server/http/environment.ts';
import { conflict, notFound } from '#server/http/errors/refused-error.ts';
import { refuseInOwnerView } from '#server/http/middleware/resolve-person.ts';
import { confirmedPriceOf, writeKeyOf } from '#server/http/request-id.ts';
import { findMember, lockMemberByEmail, requireMember } from '#server/members/members.ts';
import { brandOfPerson, placeOf } from '#server/members/programme-origin.ts';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import {
  codeMarkQuery,
  codeMarkResponse,
  orderMessageBody,
  orderRequest,
  orderResponse,
  ordersQuery,
  ordersResponse,
} from '#src/contract/shop/orders.ts';
import { canViewOwners } from '#src/domain/member/role.ts';
import { cancelOrder } from './cancel-order.ts';
import { markCode } from './code-marks.ts';
import { listOrders, readOrder } from './list-orders.ts';
import { placeOrder } from './place-order.ts';

/**
 * Whether staff in owner view reads an order without naming the owner: the call carries no e-mail
 * (R6.2). The viewer's own orders are then not the owner's (R6.3).
 * @throws {RefusedError} 404 for a member who is not staff: the marker by itself opens nothing.
 */
function readsUnnamedOwner(c: SignedIn): boolean {
  if (c.req.header(SOURCE_HEADER) !== SOURCE.partner || c.get('person').isOwnerView) return false;
  if (!canViewOwners(c.get('principal').roles)) throw notFound();
  return true;
}

/** The orders of a person (R7.25, R7.26), the purchase (R7.27) and the cancellation with a reason (R7.28, R4.4). */
export function orderRoutes(deps: ServiceDeps & ViewRecorder): Hono<ServiceEnv> {
  const { db, recordView } = deps;
  /** The journal gets whose order staff reads; 404 for an owner of a project for which the roles do not hold. */
  const noteOwner = async (c: SignedIn, ownerId: number): Promise<void> => {
    const principal = c.get('principal');
    const [owner] = await db
      .select({ email: member.email })
      .from(member)
      .where(and(eq(member.id, ownerId), inProjects(principal.projects)));
    if (!owner) throw notFound();
    await recordView(principal, owner.email);
  };
  return new Hono<ServiceEnv>()
    .get(
      '/v2/api/orders',
      describeCall('The orders of a person, newest first', ordersResponse),
      checkQuery(ordersQuery),
      async (c) => {
        const own = await findMember(db, c.get('person').email);
        const page = own
          ? await listOrders(db, own.id, c.req.valid('query'))
          : { orders: [], nextCursor: null };
        return c.var.respond(page);
      },
    )
    .get(
      '/api/orders/code-mark',
      describeCall('Signs the combined code of orders of the person', codeMarkResponse),
      checkQuery(codeMarkQuery),
      refuseInOwnerView,
      async (c) => {
        const { id } = await requireMember(db, c.get('person').email);
        return c.var.respond({ mark: await markCode(db, id, c.req.valid('query').ids) });
      },
    )
    .get(
      '/api/orders/:id{[1-9][0-9]{0,11}}',
      describeCall('One order with its history', orderResponse),
      async (c) => {
        const found = await readOrder(db, Number(c.req.param('id')));
        const own = await findMember(db, c.get('person').email);
        const isPersons = found?.memberId === own?.id;
        const isOwners = readsUnnamedOwner(c);
        if (!found || isPersons === isOwners) throw notFound();
        if (isOwners) await noteOwner(c, found.memberId);
        return c.var.respond({ order: found.order });
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
        const place = async (tx: Db) => {
          const buyer = await lockMemberByEmail(tx, email);
          if (!buyer) throw conflict('NO_PHYSICAL_CARD');
          const purchase = { memberId: buyer.id, requestId, body, confirmedPrice };
          return { order: await placeOrder(tx, purchase) };
        };
        return c.var.respondOnce(db, place, { write: key });
      },
    )
    .post(
      '/api/orders/:id{[1-9][0-9]{0,11}}/message',
      describeCall(
        'Cancels an order of the person while the rules allow it, with an e-mail to the manager',
        orderResponse,
      ),
      checkBody(orderMessageBody),
      async (c) => {
        const orderId = Number(c.req.param('id'));
        const { message: reason } = c.req.valid('json');
        const { email } = c.get('person');
        return c.var.respondOnce(db, async (tx) => {
          const buyer = await requireMember(tx, email);
          const brand = brandOfPerson(buyer, c.get('principal'), placeOf(c, deps));
          const { email: supportEmail } = contactsOf(brand, deps.brand);
          await cancelOrder(tx, { memberId: buyer.id, orderId, reason, supportEmail });
          const cancelled = await readOrder(tx, orderId);
          if (!cancelled) throw notFound();
          return { order: cancelled.order };
        });
      },
    );
}
