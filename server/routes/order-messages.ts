import { Hono } from 'hono';
import { brandOfHost } from '../brand-of-host.ts';
import { orderAnswer, orderMessageBody } from '#src/contract/orders.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { notFound } from '../errors/service-error.ts';
import { answer, checkBody, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { cancelOrder } from '../store/cancel-order.ts';
import { writeOnce } from '../store/idempotency.ts';
import { requireMember } from '../store/members.ts';
import { readOrder } from '../store/orders.ts';

/** The cancellation of an own order with a reason (R7.28, R4.4). */
export const orderMessageRoutes = ({ db, brand, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().post(
    '/api/orders/:id{[1-9][0-9]{0,11}}/message',
    describeCall('Cancels an own order while it may be, with a letter to the manager', orderAnswer),
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
      return answer(c, orderAnswer, written.body, production);
    },
  );
