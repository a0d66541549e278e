import { ServiceError } from '#src/domain/service-error.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];
/** A GET that changes something: it uses up an attempt of the code (R6.3). */
const WRITING_GET = '/api/phoneVerification';

/**
 * Refuses every write in owner view before it reaches the network: staff changes nothing (R5.9).
 * @throws {ServiceError} `forbidden` with code READ_ONLY.
 */
export function refuseInOwnerView(method: string, path: string, call: string): void {
  if (viewedOwner() === null) return;
  if (SAFE_METHODS.includes(method) && path !== WRITING_GET) return;
  throw new ServiceError({ category: 'forbidden', code: 'READ_ONLY', call });
}
