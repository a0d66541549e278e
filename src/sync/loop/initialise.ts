import { reportError } from '#src/data/api/error-report.ts';
import { checkProgramme } from '../area/programme.ts';
import { createMissingCard } from '../card/create-card.ts';
import { completeEmailChange } from '../email-change/follow-change.ts';
import { replaceWhenNeeded } from '../email-change/replacement.ts';
import { showNewEvents } from '../events/event-toasts.ts';
import { renewNotifications } from '../events/notifications.ts';
import { refreshCards } from '../refresh/cards.ts';
import { refreshClient } from '../refresh/client.ts';
import { refreshMember } from '../refresh/member.ts';
import { refreshOperations, refreshOperationsDictionary } from '../refresh/operations.ts';
import { completeOpenOrders, refreshOrders } from '../refresh/orders.ts';
import { refreshForOffline } from '../refresh/refresh-on-entry.ts';
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
 * @param cards the request for the cards, if the start has already sent it
 * @param address the settled address, if the start has already begun with it
 */
export async function initialise(
  cards?: Promise<void>,
  address: ReturnType<typeof settleAddress> = settleAddress(),
): Promise<void> {
  const client = await address;
  await Promise.allSettled([showNewEvents()]);
  await checkProgramme();
  await Promise.all([refreshMember(), cards ?? refreshCards(), refreshOrders()]);
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
    refreshOperations(),
    refreshOperationsDictionary(),
    refreshForOffline(),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
