import { CRM_VERSION, VERSION_HEADER } from '#src/contract/programme/crm.ts';
import { callService } from './service.ts';
import { createThrottle } from './throttle.ts';

const throttle = createThrottle();

/**
 * Calls the CRM (R7.30) with `Version: 1`; each call waits 200 ms for every call in flight. Resolves
 * with null when its caller aborted it.
 * @throws {ServiceError} for everything except a successful response.
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
