import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type * as v from 'valibot';
import { keepContract } from './contract.ts';

/**
 * Answers a part of the catalogue with an ETag, or 304 to who has it already (api.md).
 * @param stamp what the answer tells beside its content, such as its time: no part of the ETag
 */
export function answerCatalog<S extends v.GenericSchema<unknown, object>>(
  c: Context,
  schema: S,
  content: object,
  production: boolean,
  stamp: object = {},
): Response {
  const body = keepContract(schema, { ...content, ...stamp } as v.InferInput<S>, production);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const etag = `W/"${digest.slice(0, 22)}"`;
  c.header('ETag', etag);
  // Private, as every answer to a bearer token; kept only to be asked about again.
  c.header('Cache-Control', 'private, no-cache');
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  return known.includes(etag) ? c.body(null, 304) : c.json(body);
}
