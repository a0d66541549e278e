import { proxy } from 'valtio';
import { watchRequests, type SentRequest } from '#src/data/api/watch-requests.ts';

const KEPT_REQUESTS = 20;

/** What the debug message of a development build shows (R9.15): the last requests, newest first. */
export const debugMessage = proxy<{ requests: readonly SentRequest[] }>({ requests: [] });

/** Follows the requests from now on. */
export function followRequests(): void {
  watchRequests((request) => {
    const others = debugMessage.requests.filter(({ id }) => id !== request.id);
    debugMessage.requests = [request, ...others].slice(0, KEPT_REQUESTS);
  });
}
