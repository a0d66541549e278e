const json = (status: number, body: object) => () => Response.json(body, { status });
const html = (status: number) => () =>
  new Response(`<html><h1>${status}</h1></html>`, {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** Responses of others than the service: they say nothing about the request that they respond to. */
const FOREIGN_RESPONSES = {
  'portal-200': html(200),
  'gateway-200': json(200, { error: 'blocked by firewall' }),
  'gateway-400': html(400),
  'firewall-403': html(403),
  'gateway-403': json(403, { reason: 'blocked' }),
  'gateway-403-text': json(403, { error: 'blocked by firewall' }),
  'gateway-404': json(404, { message: 'no route' }),
  'gateway-405': html(405),
  'gateway-409': json(409, { message: 'Conflict', errorCode: 'E-1042' }),
  'gateway-413': html(413),
  'gateway-451': json(451, { message: 'blocked by law' }),
  'gateway-502': html(502),
} as const;
type ForeignResponse = keyof typeof FOREIGN_RESPONSES;
const FOREIGN_NAMES = Object.keys(FOREIGN_RESPONSES) as readonly ForeignResponse[];

/** 4xx of the service that decide nothing about a repeated order: they may be about this one request. */
const OWN_RESPONSES = {
  invalid: json(400, { message: 'x', error: '', errorCode: 'INVALID' }),
  forbidden: json(403, { message: 'x', error: '', errorCode: 'FORBIDDEN' }),
  limited: json(429, { message: 'x', error: '', errorCode: 'TOO_MANY_REQUESTS' }),
  'error-500': json(500, { message: 'x', error: '', errorCode: 'INTERNAL' }),
} as const;

const RESPONSES = { ...FOREIGN_RESPONSES, ...OWN_RESPONSES };

/**
 * What the network does to one request. After `done then …` the service did the work and somebody else responds, as
 * when the browser sends a request again whose connection was cut.
 */
export type Fault =
  | 'none'
  | 'lost-before'
  | 'lost-after'
  | 'timeout'
  | keyof typeof RESPONSES
  | `done then ${ForeignResponse}`;

/** Somebody else responds in place of the service, which never sees the request. */
export const FOREIGN: readonly Fault[] = FOREIGN_NAMES;
/** The service did the work, and somebody else responds. */
export const DONE_THEN_FOREIGN: readonly Fault[] = FOREIGN_NAMES.map(
  (name) => `done then ${name}` as const,
);

/** Faults that leave the outcome of a write open. */
export const LOSSES: readonly Fault[] = [
  'lost-before',
  'lost-after',
  'error-500',
  'timeout',
  'limited',
  ...FOREIGN,
  ...DONE_THEN_FOREIGN,
];

/** Passes a request on to the service with a fault on its way there or back. */
export async function withFault(fault: Fault, pass: () => Promise<Response>): Promise<Response> {
  if (fault === 'lost-before') throw new TypeError('Failed to fetch');
  const own = Object.entries(RESPONSES).find(([name]) => name === fault);
  if (own) return own[1]();
  const response = await pass();
  if (fault === 'lost-after') throw new TypeError('Failed to fetch');
  if (fault === 'timeout') throw new DOMException('The operation timed out', 'TimeoutError');
  const foreign = FOREIGN_NAMES.find((name) => fault === `done then ${name}`);
  return foreign ? FOREIGN_RESPONSES[foreign]() : response;
}
