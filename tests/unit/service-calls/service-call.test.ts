import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrder } from '#src/data/api/shop/orders.ts';
import { callService } from '#src/data/http/service.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { onRejection } from '#src/platform/auth/token-rejection.ts';
import { onReachability } from '#src/platform/network/connectivity.ts';

const tokens = vi.hoisted(() => ({ current: 'token-1', refreshed: 0 }));
vi.mock('#src/platform/auth/auth.ts', () => ({
  accessToken: () => Promise.resolve({ token: tokens.current }),
  isCurrentToken: (token: string) => token === tokens.current,
  replaceToken: (refused: string) => {
    if (refused !== tokens.current) return Promise.resolve({ token: tokens.current });
    tokens.refreshed += 1;
    tokens.current = `token-${tokens.refreshed + 1}`;
    return Promise.resolve({ token: tokens.current });
  },
  claims: () => ({ sub: 's', email: 'a+b@example.test', firstName: '', lastName: '', roles: [] }),
}));

interface Arrived {
  readonly url: URL;
  readonly headers: Headers;
  readonly method: string;
  readonly body: string | undefined;
}
const arrived: Arrived[] = [];
let responses: (() => Response | Promise<Response>)[] = [];
const rejections: string[] = [];
let stopListening: () => void;

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const unauthenticated = json(401, {
  message: 'Войди снова',
  error: '',
  errorCode: 'UNAUTHENTICATED',
});

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'uz', dataset: {} } });
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    arrived.push({
      url: new URL(input, 'https://area.example'),
      headers: new Headers(init.headers),
      method: init.method ?? 'GET',
      body: typeof init.body === 'string' ? init.body : undefined,
    });
    return Promise.resolve((responses.shift() ?? json(200, {}))());
  });
  stopListening = onRejection((event) => rejections.push(event));
});

afterEach(async () => {
  // A successful response resets the count of refusals.
  await callService({ path: '/api/cards' });
  stopListening();
  arrived.length = 0;
  rejections.length = 0;
  responses = [];
  vi.unstubAllGlobals();
});

test('[R6.2] [R7.31] every request carries the five headers and the signed-in e-mail', async () => {
  await callService({ path: '/api/cards' });
  const [call] = arrived;
  expect(call?.headers.get('authorization')).toMatch(/^Bearer token-/);
  expect(call?.headers.get('accept')).toBe('application/json');
  expect(call?.headers.get('content-type')).toBe('application/json');
  expect(call?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(call?.headers.get('x-source-lp')).toBe('personalAreaClientLP');
  expect(call?.url.pathname).toBe('/service/api/cards');
  expect(call?.url.searchParams.get('email')).toBe('a+b@example.test');
  expect(call?.url.search).toContain('a%2Bb');
});

test('[R11.6] a call of the institution’s API goes to the service’s origin with the token, and names nobody', async () => {
  await callService({
    target: 'programme',
    path: '/programme/v1/orders',
    query: { status: 'OPEN' },
  });
  const [call] = arrived;
  expect(call?.url.pathname).toBe('/programme/v1/orders');
  expect(call?.url.search).toBe('?status=OPEN');
  expect(call?.headers.get('authorization')).toMatch(/^Bearer token-/);
});

test('[R11.6] a file comes as it is, and the refusal of one with its words', async () => {
  const call = { target: 'programme', path: '/programme/v1/journal.csv', asFile: true } as const;
  responses = [
    () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
    json(403, { message: 'Нет роли', error: '', errorCode: 'FORBIDDEN' }),
  ];
  const file = (await callService(call)) as Blob;
  expect(await file.text()).toBe('a,b');
  await expect(callService(call)).rejects.toMatchObject({
    category: 'forbidden',
    text: 'Нет роли',
  });
});

test('[R7.31] a write sends its stored request id and the confirmed price', async () => {
  const requestId = '1b4e28ba-2fa1-4d2b-883f-0016d3cca427';
  await callService({
    method: 'POST',
    path: '/api/orders',
    body: { prodId: 7 },
    requestId,
    confirmedPrice: 1200,
  });
  const [call] = arrived;
  expect(call?.headers.get('x-request-id')).toBe(requestId);
  expect(call?.headers.get('x-expected-amount')).toBe('1200');
  expect(call?.body).toBe('{"prodId":7}');
});

test('[R3.5] a production build orders without skipSend2SD', async () => {
  const request = {
    cardId: 5,
    comment: 'Позвоните',
    date: '2026-11-25T10:00:00.000Z',
    description: 'Самовывоз',
    prodId: 7,
  };
  const requestId = '1b4e28ba-2fa1-4d2b-883f-0016d3cca428';
  // The empty response breaks the contract; the request has left by then.
  await createOrder(request, { requestId, confirmedPrice: 1200 }).catch(() => undefined);
  expect(JSON.parse(arrived[0]?.body ?? '')).toEqual(request);
});

test('[R4.11] [R7.31] the first 401 refreshes the token and repeats the request with the same request id', async () => {
  responses = [unauthenticated, json(200, { cards: [] })];
  expect(await callService({ path: '/api/cards' })).toEqual({ cards: [] });
  const [first, second] = arrived;
  expect(second?.headers.get('authorization')).not.toBe(first?.headers.get('authorization'));
  expect(second?.headers.get('x-request-id')).toBe(first?.headers.get('x-request-id'));
  expect(rejections).toEqual(['first']);
});

test('[R4.11] a second 401 in a row ends the session', async () => {
  responses = [unauthenticated, unauthenticated];
  await expect(callService({ path: '/api/cards' })).rejects.toMatchObject({
    category: 'unauthenticated',
  });
  expect(rejections).toEqual(['first', 'second']);
});

test('[R4.11] four parallel requests with a 401 count as one failure', async () => {
  const refreshed = tokens.refreshed;
  responses = [unauthenticated, unauthenticated, unauthenticated, unauthenticated];
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => callService({ path: `/api/${name}` })));
  expect(rejections).toEqual(['first']);
  expect(tokens.refreshed - refreshed).toBe(1);
});

test('[R9.11] a request without a response makes the service unreachable, and a response makes it reachable again', async () => {
  const reachability: boolean[] = [];
  const stop = onReachability((reachable) => reachability.push(reachable));
  responses = [() => Promise.reject(new TypeError('Failed to fetch'))];
  await expect(callService({ path: '/api/cards' })).rejects.toBeInstanceOf(ServiceError);
  await callService({ path: '/api/cards' });
  stop();
  expect(reachability).toEqual([false, true]);
});

test('[R9.11] a service that reports itself unavailable counts as unreachable, one that fails does not', async () => {
  const reachability: boolean[] = [];
  const stop = onReachability((reachable) => reachability.push(reachable));
  const failed = (status: number, errorCode: string) => () =>
    Promise.resolve(Response.json({ message: 'Позже', error: 'Позже', errorCode }, { status }));
  responses = [failed(503, 'UNAVAILABLE'), failed(500, 'INTERNAL')];
  await expect(callService({ path: '/api/cards' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(callService({ path: '/api/cards' })).rejects.toMatchObject({ code: 'INTERNAL' });
  stop();
  expect(reachability).toEqual([false, true]);
});

test('[R7.31] a cached response is requested once a session, until something is written', async () => {
  const call = { path: '/api/dictionary/operations', keep: true } as const;
  await callService(call);
  await callService(call);
  expect(arrived).toHaveLength(1);
  await callService({ method: 'POST', path: '/api/orders', body: {} });
  await callService(call);
  expect(arrived).toHaveLength(3);
});
