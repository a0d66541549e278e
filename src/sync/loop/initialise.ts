import { reportError } from '#src/data/api/error-report.ts';
import { checkProgramme } from '../area/programme.ts';
import { createMissingCard } from '../card/create-card.ts';
import { completeEmailChange } from '../email-change/follow-change.ts';
import { replaceWhenNeeded } from '../email-change/replacement.ts';
import { showNewEvents } from '../events/event-toasts.ts';
import { renewNotifications } from '../events/notifications.ts';
import { refreshClient } from '../refresh/client.ts';
import { refreshOperationsDictionary } from '../refresh/operations.ts';
import { completeOpenOrders } from '../refresh/orders.ts';
import { refreshAll, refreshForOffline, type Begun } from '../refresh/refresh-collections.ts';
import { prepareForFullStorage } from '../storage/full-storage.ts';

/**
 * Refreshes the client's record and moves it to the signed-in new address where that is due (R4.16): before, cards
 * and all else are still under the previous one.
 */
export async function settleAddress(): Promise<PromiseSettledResult<void>> {
  const [client] = await Promise.allSettled([refreshClient()]);
  if (client.status === 'fulfilled') await replaceWhenNeeded();
  return client;
}

/**
 * The refreshes that the start waits for, in the order of R4.5.
 * @param begun the requests that the start has already sent
 * @param address the settled address, if the start has already begun with it
 */
export async function initialise(
  begun?: Begun,
  address: ReturnType<typeof settleAddress> = settleAddress(),
): Promise<void> {
  const client = await address;
  await Promise.allSettled([showNewEvents()]);
  await checkProgramme();
  await refreshAll(({ start }) => start === 'awaited', begun);
  // The screens have their data; only the client's record failed.
  if (client.status === 'rejected') throw client.reason;
}

/**
 * The refreshes after the start. Each runs when another fails and shows its failure beside its data;
 * the first failure is thrown when all are done.
 */
export async function completeInBackground(): Promise<void> {
  // The browser's push service may fail, or stay silent for ever, while the data arrives.
  void renewNotifications().catch(reportError);
  const results = await Promise.allSettled([
    createMissingCard(),
    prepareForFullStorage(),
    completeEmailChange(),
    completeOpenOrders(),
    refreshAll(({ start }) => start === 'background'),
    refreshOperationsDictionary(),
    refreshForOffline(),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
