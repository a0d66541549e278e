import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { requestAs } from './request-as.ts';

/**
 * Does an act of the institution as an admin, as `sendAct(app, 'orders/7/status', {status: 'BUYING'})` does.
 * @param requestId by default a new one
 */
export const sendAct = (
  app: Hono,
  path: string,
  body: object,
  requestId = randomUUID(),
): Promise<Response> =>
  requestAs({ app }, 'admin@example.test', `/programme/v1/${path}`, {
    method: 'POST',
    body,
    requestId,
    roles: ['admin'],
  });
