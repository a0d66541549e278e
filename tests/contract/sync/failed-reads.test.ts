import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { COLLECTION_NAMES } from '#src/data/db/collections.ts';
import type { Failure } from '#src/domain/empty-reason.ts';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { COLLECTIONS } from '#src/sync/collections.ts';
import { refreshOrders } from '#src/sync/refresh/orders.ts';
import { PostsDevice } from '#tests/support/device/posts-device.ts';
import { FOREIGN, type Fault, withFault } from '#tests/support/faults/order-faults.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const device = new PostsDevice('reader');

/** The e-mail change is fetched with the client. */
const FETCHED = COLLECTION_NAMES.filter((name) => name !== 'emailChange');

/** The cause by the name of a fault, which ends with its status. */
function causeOf(fault: Fault): Failure['cause'] {
  const status = Number(/\d+/.exec(fault)?.[0] ?? 0);
  if (status < 400) return 'silent';
  return status >= 500 ? 'failed' : 'refused';
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('navigator', { onLine: true });
});

test.for(FETCHED)(
  '[R8.2] [R9.11] «%s» that meets a gateway, a firewall, a portal, an error or silence knows which it was, and none of them is «нет сети»',
  async (collection) => {
    const faults: readonly Fault[] = ['lost-before', 'error-500', 'limited', ...FOREIGN];
    for (const fault of faults) {
      vi.stubGlobal('fetch', () => withFault(fault, () => Promise.reject(new Error('passed'))));
      await expect(COLLECTIONS[collection].refresh(), fault).rejects.toThrow();
      const expected = fault === 'limited' ? 'refused' : causeOf(fault);
      expect(syncStatus[collection].failure?.cause, fault).toBe(expected);
      expect(network.isOffline, fault).toBe(false);
    }
    vi.stubGlobal('fetch', device.fetch);
    await COLLECTIONS[collection].refresh();
    expect(syncStatus[collection].failure).toBe(null);
  },
);

test('[R9.11] «нет сети» is only said while a request has failed and the browser has no network', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), document));
  const lose = () => withFault('lost-before', () => Promise.reject(new Error('passed')));
  vi.stubGlobal('fetch', lose);
  await expect(refreshOrders()).rejects.toThrow();
  expect(network).toMatchObject({ reachable: false, isOffline: false });
  vi.stubGlobal('navigator', { onLine: false });
  await expect(refreshOrders()).rejects.toThrow();
  expect(network).toMatchObject({ reachable: false, isOffline: true });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', device.fetch);
  await refreshOrders();
  expect(network).toMatchObject({ reachable: true, isOffline: false });
});
