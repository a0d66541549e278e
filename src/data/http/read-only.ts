import { READ_ONLY, ServiceError } from '#src/domain/service-error.ts';
import { isOwnerView, reportOwnerViewEvent } from '#src/platform/owner-view/owner-view.ts';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];
/** A GET that changes something: it uses up an attempt of the code (R6.3). */
const WRITING_GET = '/api/phoneVerification';

/**
 * Refuses a write in owner view and notifies the viewer (R5.9, R6.3).
 * @throws {ServiceError} `forbidden` with code READ_ONLY.
 */
export function refuseWriteInOwnerView(call: string): void {
  if (!isOwnerView()) return;
  reportOwnerViewEvent('write-refused');
  throw new ServiceError({ category: 'forbidden', code: READ_ONLY, call });
}

/**
 * Refuses every write in owner view before it reaches the network: staff changes nothing (R5.9).
 * @throws {ServiceError} `forbidden` with code READ_ONLY.
 */
export function refuseInOwnerView(method: string, path: string, call: string): void {
  if (SAFE_METHODS.includes(method) && path !== WRITING_GET) return;
  refuseWriteInOwnerView(call);
}

/** The service refuses the viewer the owner's data: the role was withdrawn meanwhile (R6.1). */
export function reportRefusedView(error: unknown): void {
  if (!isOwnerView()) return;
  if (error instanceof ServiceError && error.status === 403) reportOwnerViewEvent('view-refused');
}
