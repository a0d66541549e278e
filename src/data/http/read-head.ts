import { ServiceError } from '#src/domain/service-error.ts';
import type { HttpResponse } from './send.ts';

/**
 * The header Location of a successful response to HEAD, which has no body.
 * @throws {ServiceError} `foreign` for a response without the header: it is not the service's.
 */
export function readHead(
  response: HttpResponse,
  call: string,
  requestId: string,
): { location: string } {
  const { location, status } = response;
  const isGood = status >= 200 && status < 300;
  if (isGood && location !== undefined) return { location };
  const category = status >= 500 ? 'server' : 'foreign';
  throw new ServiceError({ category, call, requestId, status });
}
