import { cancelOrder } from '#src/data/api/orders.ts';
import { database } from '#src/data/db/database.ts';
import { isNoAnswer, ServiceError } from '#src/domain/service-error.ts';
import { orInMemory } from './full-storage.ts';

/** What became of a cancellation: done, unknown (ask again with the same id), or refused with a text. */
export type Cancellation =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'refused'; readonly text: string | null };

/** Cancels an order and stores it as the service then has it (R4.4); coins follow with the next round. */
export async function requestCancellation(
  id: number,
  reason: string,
  requestId: string,
): Promise<Cancellation> {
  try {
    const order = await cancelOrder(id, reason, requestId);
    await orInMemory(() => database().orders.put(order));
    return { outcome: 'done' };
  } catch (error) {
    const isServers = error instanceof ServiceError && error.category === 'server';
    if (isNoAnswer(error) || isServers) return { outcome: 'unknown' };
    return { outcome: 'refused', text: error instanceof ServiceError ? error.text : null };
  }
}
