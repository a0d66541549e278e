import { logError } from '#server/config/log.ts';
import type { Db } from '#server/database/db.ts';
import { createDeliveries, type Delivery } from './deliver-messages.ts';

/** How often the outbox is read, in ms: people wait for their codes. */
const PERIOD_MS = 1000;

/**
 * Delivers the outbox in this process; without a sender nothing runs.
 * @returns a function that stops this and waits for the deliveries in progress
 */
export function startDispatcher(db: Db, delivery: Delivery): () => Promise<void> {
  const { email, sms, push } = delivery.senders;
  if (!email && !sms && !push) return () => Promise.resolve();
  const deliveries = createDeliveries(db, delivery);
  let beginning: Promise<void> | undefined;
  const timer = setInterval(() => {
    beginning ??= deliveries
      .begin()
      .catch((error: unknown) => logError('The outbox could not be delivered', error))
      .finally(() => {
        beginning = undefined;
      });
  }, PERIOD_MS);
  return async () => {
    clearInterval(timer);
    await beginning;
    await deliveries.ended();
  };
}
