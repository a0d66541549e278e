import type { Hono } from 'hono';

/** Posts to the sandbox, such as `orders/7/status`. */
export const postSandbox = async (app: Hono, path: string, body: unknown): Promise<Response> =>
  app.request(`/sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
