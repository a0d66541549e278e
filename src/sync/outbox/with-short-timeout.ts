import { withTimeoutOrNull } from '#src/platform/network/with-timeout.ts';

/** How long a form waits for the service; after that the screen shows what waits, in ms. */
const SHORT_MS = 2500;

/** Resolves with the result of work that ends soon, else with null; the work goes on. */
export const withShortTimeout = <T>(work: Promise<T>): Promise<T | null> =>
  withTimeoutOrNull(SHORT_MS, work);
