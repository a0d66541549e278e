/** What the network does to one order request. */
export type Fault =
  | 'none'
  | 'lost-before'
  | 'lost-after'
  | 'error-500'
  | 'timeout'
  | 'foreign'
  | 'limited'
  | keyof typeof UNDECIDED_RESPONSES;

const json = (status: number, errorCode: string): Response =>
  Response.json({ message: 'x', error: '', errorCode }, { status });

/** 4xx responses that decide nothing about the order: a gateway's, and the service's to a changed request. */
const UNDECIDED_RESPONSES = {
  'gateway-403': () => Response.json({ reason: 'blocked' }, { status: 403 }),
  'gateway-404': () => Response.json({ message: 'no route' }, { status: 404 }),
  invalid: () => json(400, 'INVALID'),
  forbidden: () => json(403, 'FORBIDDEN'),
} as const;

const isUndecided = (fault: Fault): fault is keyof typeof UNDECIDED_RESPONSES =>
  Object.hasOwn(UNDECIDED_RESPONSES, fault);

/** Passes a request on to the service with a fault on its way there or back. */
export async function withFault(fault: Fault, pass: () => Promise<Response>): Promise<Response> {
  if (fault === 'lost-before') throw new TypeError('Failed to fetch');
  if (fault === 'error-500') return json(500, 'INTERNAL');
  if (fault === 'limited') return json(429, 'TOO_MANY_REQUESTS');
  if (isUndecided(fault)) return UNDECIDED_RESPONSES[fault]();
  if (fault === 'foreign') {
    return new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
  }
  const response = await pass();
  if (fault === 'lost-after') throw new TypeError('Failed to fetch');
  if (fault === 'timeout') throw new DOMException('The operation timed out', 'TimeoutError');
  return response;
}
