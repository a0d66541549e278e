/** The addresses above the app that lead to it. */
export const ADDRESSES: readonly string[] = ['/', '/my'];
const APP = '/my/';
/** How long the server may take to respond, in ms: a phone shows nothing meanwhile. */
const TIMEOUT_MS = 3000;

/** Whether a request is the visit of one of the addresses; all others are left to the network. */
export const isVisit = ({ url, mode, method }: Pick<Request, 'url' | 'mode' | 'method'>): boolean =>
  mode === 'navigate' && method === 'GET' && ADDRESSES.includes(new URL(url).pathname);

/**
 * The server's response to the visit, which is its own redirect to the app; without one in 3 s, and for a
 * failing server, the same redirect from here: the app's files are on the device. Never rejects.
 */
export async function respondToVisit(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status < 500) return response;
  } catch {
    // No network.
  }
  const { origin, search } = new URL(request.url);
  return Response.redirect(origin + APP + search);
}
