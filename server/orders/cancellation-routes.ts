import { Hono } from 'hono';
import { jsonResponse, checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { requireMember } from '#server/members/members.ts';
import { brandOfPerson, placeOf } from '#server/members/programme-origin.ts';
import { orderResponse, orderMessageBody } from '#src/contract/shop/orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { readOrder } from './list-orders.ts';

/** The cancellation of an order by its member, with a reason (R7.28, R4.4). */
export const orderCancellationRoutes = (deps: ServiceDeps) =>
  new Hono<ServiceEnv>().post(
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
      const written = await writeOnce(deps.db, await writeKeyOf(c), async (tx) => {
        const member = await requireMember(tx, email);
        const { supportEmail } = brandOfPerson(member, c.get('principal'), placeOf(c, deps));
        await cancelOrder(tx, { memberId: member.id, orderId, reason, supportEmail });
        const cancelled = await readOrder(tx, orderId);
        if (!cancelled) throw notFound();
        return { status: 200, body: { order: cancelled.order } };
      });
      return jsonResponse(c, orderResponse, written.body, deps.production);
    },
  );
