import { reportError } from '#src/data/api/error-report.ts';
import { createClient, fetchClient } from '#src/data/api/member/client.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { withLock } from '#src/platform/page/locks.ts';

/**
 * Creates the record of a member whom the service has just reported as missing (R4.16, R7.17). A
 * tab that waited for another one finds its record. A failure is reported and not shown (R8.6): the next
 * refresh of the client tries again.
 * @returns the record; null in owner view (R6.4) and after a failure
 */
export async function createMissingClient(): Promise<BusClient | null> {
  if (isOwnerView()) return null;
  try {
    return await withLock(
      'bus-client',
      async () => (await fetchClient()) ?? createClient({}, crypto.randomUUID()),
    );
  } catch (error) {
    reportError(error);
    return null;
  }
}
