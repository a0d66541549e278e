import * as v from 'valibot';
import { ServiceError } from '#src/domain/service-error.ts';

/**
 * Checks a response against the contract (R3.1).
 * @throws {ServiceError} `contract`, naming the call and the first field that does not fit.
 */
export function parseResponse<S extends v.GenericSchema>(
  schema: S,
  response: unknown,
  call: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, response);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '(the whole response)';
  throw new ServiceError({ category: 'contract', code: 'CONTRACT', call, field }, issue.message);
}
