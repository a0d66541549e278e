import { CRM_VERSION, VERSION_HEADER } from '#src/contract/crm.ts';
import { callService } from './service.ts';
import { createThrottle } from './throttle.ts';

const throttle = createThrottle();

/**
 * Calls the CRM (R7.30): with `Version: 1`, each call waiting 200 ms for every call in flight. Resolves
 * null for a call that its caller cancelled: nobody waits for it any more.
 * @throws {ServiceError} for everything else than a good answer.
 */
export async function callCrm(call: {
  readonly path: string;
  readonly body: unknown;
  readonly requestId: string;
  readonly signal?: AbortSignal;
}): Promise<unknown> {
  try {
    return await throttle(
      () =>
        callService({
          ...call,
          target: 'crm',
          method: 'POST',
          headers: { [VERSION_HEADER]: CRM_VERSION },
        }),
      call.signal,
    );
  } catch (error) {
    if (call.signal?.aborted === true) return null;
    throw error;
  }
}
