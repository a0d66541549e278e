import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type * as v from 'valibot';
import { applyContract } from './contract.ts';

/**
 * Responds with a part of the catalog and its ETag; the route's `etag()` makes it a 304 when the client has it
 * (api.md).
 * @param stamp fields outside the ETag, such as the time of the response
 */
export function cacheableResponse<S extends v.GenericSchema<unknown, object>>(
  c: Context,
  schema: S,
  content: object,
  production: boolean,
  stamp: object = {},
): Response {
  const body = applyContract(schema, { ...content, ...stamp } as v.InferInput<S>, production);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  c.header('ETag', `W/"${digest.slice(0, 22)}"`);
  // Private, as every response to a bearer token; stored only to be revalidated.
  c.header('Cache-Control', 'private, no-cache');
  return c.json(body);
}
