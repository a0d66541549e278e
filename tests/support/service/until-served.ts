const UNAVAILABLE = 503;

/**
 * Repeats a request while the service has no time for it, as the app does: on a slow machine what waits for its
 * turn is refused with 503. A write keeps its request id.
 */
export async function untilServed(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return response.status === UNAVAILABLE ? untilServed(send) : response;
}
