import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { CANCELLATION_SOURCE } from '#src/contract/shop/orders.ts';
import type { SeededMember } from '../service/small-seed.ts';
import { tokenOf } from '../service/test-app.ts';

/** Sends a member's cancellation to the service as the app does. */
export const cancel = async (
  app: Hono,
  buyer: SeededMember,
  orderId: number,
  fields: { message?: string; requestId?: string; source?: string } = {},
): Promise<Response> =>
  app.request(`/service/api/orders/${orderId}/message`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tokenOf(buyer.email)}`,
      'Content-Type': 'application/json',
      'X-Request-ID': fields.requestId ?? randomUUID(),
    },
    body: JSON.stringify({
      source: fields.source ?? CANCELLATION_SOURCE,
      message: fields.message ?? 'Передумал',
    }),
  });
