import { Hono } from 'hono';
import { brandOfHost } from '#server/config/brand-of-host.ts';
import { jsonResponse, checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { requireMember } from '#server/members/members.ts';
import { orderResponse, orderMessageBody } from '#src/contract/orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { readOrder } from './list-orders.ts';

/** The cancellation of an order by its member, with a reason (R7.28, R4.4). */
export const orderCancellationRoutes = ({ db, brand, production }: ServiceDeps) =>
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
      const { supportEmail } = brandOfHost(new URL(c.req.url).hostname, brand);
      const written = await writeOnce(db, await writeKeyOf(c), async (tx) => {
        const { id: memberId } = await requireMember(tx, email);
        await cancelOrder(tx, { memberId, orderId, reason, supportEmail });
        const cancelled = await readOrder(tx, orderId);
        if (!cancelled) throw notFound();
        return { status: 200, body: { order: cancelled.order } };
      });
      return jsonResponse(c, orderResponse, written.body, production);
    },
  );
