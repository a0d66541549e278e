import { logError } from '../log.ts';
import type { Db } from '../store/db.ts';
import { deliverMessages, type Delivery } from './deliver-messages.ts';

/** How often the outbox is looked at, in ms: somebody waits for the code. */
const PERIOD_MS = 1000;

/**
 * Delivers the outbox in this process until it is closed; nothing runs where there is no sender.
 * Closing waits for what is under way.
 */
export function startDispatcher(db: Db, delivery: Delivery): () => Promise<void> {
  if (!delivery.senders.email && !delivery.senders.sms) return () => Promise.resolve();
  let running: Promise<void> = Promise.resolve();
  let isIdle = true;
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    running = deliverMessages(db, delivery)
      .then(() => undefined)
      .catch((error: unknown) => logError('The outbox could not be looked at', error))
      .finally(() => {
        isIdle = true;
      });
  }, PERIOD_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
