import { logError } from '#server/config/log.ts';

/** How often an outbox is read, in ms: people wait for their codes. */
const PERIOD_MS = 1000;

/** What delivers an outbox. */
interface Deliveries {
  /** Begins to deliver what is due. */
  readonly begin: () => Promise<void>;
  /** Resolves when the deliveries in progress have ended. */
  readonly ended: () => Promise<void>;
}

/**
 * Delivers an outbox in this process.
 * @param name for the log
 * @returns a function that stops this and waits for the deliveries in progress
 */
export function startDispatcher(name: string, deliveries: Deliveries): () => Promise<void> {
  let beginning: Promise<void> | undefined;
  const timer = setInterval(() => {
    beginning ??= deliveries
      .begin()
      .catch((error: unknown) => logError(`${name} could not be delivered`, error))
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
