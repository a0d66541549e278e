import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '#src/domain/empty-reason.ts';
import { network } from '#src/state/network.ts';
import { syncStatus, type Collection } from '#src/state/sync-status.ts';
import { refreshCards } from '#src/sync/refresh/cards.ts';
import { refreshCatalog } from '#src/sync/refresh/catalog.ts';
import { refreshClient } from '#src/sync/refresh/client.ts';
import { refreshDeliveryNotes } from '#src/sync/refresh/delivery-notes.ts';
import { refreshGoal } from '#src/sync/refresh/goal.ts';
import { refreshInvitations } from '#src/sync/refresh/invitations.ts';
import { refreshLessons } from '#src/sync/refresh/lessons.ts';
import { refreshMember } from '#src/sync/refresh/member.ts';
import { refreshOperations } from '#src/sync/refresh/operations.ts';
import { refreshOrders } from '#src/sync/refresh/orders.ts';
import { refreshRating } from '#src/sync/refresh/rating.ts';
import { refreshSuccessStories } from '#src/sync/refresh/success-stories.ts';
import { refreshTickets } from '#src/sync/refresh/tickets.ts';
import { FOREIGN, type Fault, withFault } from '#tests/support/order-faults.ts';
import { PostsDevice } from '#tests/support/posts-device.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/signed-in-person.ts');
  return authentication;
});

const device = new PostsDevice('reader');

/** All collections but the e-mail change, which is fetched with the client. */
const REFRESHERS: Readonly<Record<Exclude<Collection, 'emailChange'>, () => Promise<void>>> = {
  member: refreshMember,
  client: refreshClient,
  cards: refreshCards,
  operations: refreshOperations,
  orders: refreshOrders,
  goal: refreshGoal,
  catalog: refreshCatalog,
  deliveryNotes: refreshDeliveryNotes,
  invitations: refreshInvitations,
  lessons: refreshLessons,
  rating: refreshRating,
  successStories: refreshSuccessStories,
  tickets: refreshTickets,
};
const COLLECTIONS = Object.keys(REFRESHERS) as (keyof typeof REFRESHERS)[];

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

test.for(COLLECTIONS)(
  '[R8.2] [R9.11] «%s» that meets a gateway, a firewall, a portal, an error or silence knows which it was, and none of them is «нет сети»',
  async (collection) => {
    const faults: readonly Fault[] = ['lost-before', 'error-500', 'limited', ...FOREIGN];
    for (const fault of faults) {
      vi.stubGlobal('fetch', () => withFault(fault, () => Promise.reject(new Error('passed'))));
      await expect(REFRESHERS[collection](), fault).rejects.toThrow();
      const expected = fault === 'limited' ? 'refused' : causeOf(fault);
      expect(syncStatus[collection].failure?.cause, fault).toBe(expected);
      expect(network.isOffline, fault).toBe(false);
    }
    vi.stubGlobal('fetch', device.fetch);
    await REFRESHERS[collection]();
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
