const BOUND = 50;
const responses = new Map<string, unknown>();
/** Increases when all responses are dropped: responses to earlier requests are not kept. */
let epoch = 0;

/** Key of a response by member, owner and address: members and owners share no response (R7.31). */
export const responseKey = (
  subject: string | undefined,
  owner: string | null,
  address: string,
): string => JSON.stringify([subject ?? null, owner, 'GET', address]);

/** A cached response of a GET that is valid for the session, by `responseKey` (R7.31). */
export const cachedResponse = (key: string): unknown => responses.get(key);

/** Read it before the request and pass it to `cacheResponse`. */
export const cacheEpoch = (): number => epoch;

/**
 * Caches a response unless all were dropped since the request; the oldest of more than fifty is
 * dropped.
 */
export function cacheResponse(key: string, response: unknown, requestedAt: number): void {
  if (requestedAt !== epoch) return;
  responses.set(key, response);
  const [oldest] = responses.keys();
  if (responses.size > BOUND && oldest !== undefined) responses.delete(oldest);
}

/** Drops all responses, also pending ones: after a write, on sign-out, when the owner changes. */
export function clearResponses(): void {
  epoch += 1;
  responses.clear();
}
