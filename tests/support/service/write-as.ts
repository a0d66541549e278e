import { randomUUID } from 'node:crypto';
import { tokenOf, type TestApp } from './test-app.ts';

export interface WriteRequest {
  readonly method?: 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly body: unknown;
  readonly requestId?: string;
}

/** Sends a signed-in user's write request to the service as the app does. */
export const writeAs = async (
  { app }: Pick<TestApp, 'app'>,
  email: string,
  { method = 'POST', path, body, requestId = randomUUID() }: WriteRequest,
): Promise<Response> =>
  app.request(`/service/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf(email)}`,
      'Content-Type': 'application/json',
      'X-Request-ID': requestId,
    },
    body: JSON.stringify(body),
  });
