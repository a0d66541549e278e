import { refreshCatalogue } from './refresh/catalogue.ts';
import { refreshCards } from './refresh/cards.ts';
import { refreshClient } from './refresh/client.ts';
import { refreshMember } from './refresh/member.ts';
import { refreshOperations, refreshOperationsDictionary } from './refresh/operations.ts';
import { refreshOrders } from './refresh/orders.ts';

/** What the start of the app waits for, in the order of specification §4 (R4.5). */
export async function initialise(): Promise<void> {
  await refreshClient();
  await Promise.all([refreshMember(), refreshCards(), refreshOrders()]);
}

/** What may come after the start; each part's failure is its own and shows beside its data. */
export async function completeInBackground(): Promise<void> {
  await Promise.allSettled([
    refreshOperations(),
    refreshOperationsDictionary(),
    refreshCatalogue(),
  ]);
}
