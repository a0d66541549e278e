import { ServiceError } from '#src/domain/service-error.ts';
import { reportReachability } from '#src/platform/connectivity.ts';
import type { Answer } from './send.ts';

/**
 * What a good answer to HEAD says by its header Location; such an answer has no body to read.
 * @throws {ServiceError} `foreign` for an answer without the header, for it is not the service's.
 */
export function readHead(answer: Answer, call: string, requestId: string): { location: string } {
  const { location, status } = answer;
  const isGood = status >= 200 && status < 300;
  if (isGood && location !== undefined) {
    reportReachability(true);
    return { location };
  }
  const category = status >= 500 ? 'server' : 'foreign';
  throw new ServiceError({ category, call, requestId, status });
}
