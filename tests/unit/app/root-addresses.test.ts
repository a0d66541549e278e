import { afterEach, describe, expect, it, vi } from 'vitest';
import { isVisit, respondToVisit } from '#sw/root-addresses.ts';

const ORIGIN = 'https://area.example';
const visitOf = (path: string, { mode = 'navigate', method = 'GET' } = {}) => ({
  url: ORIGIN + path,
  mode: mode as RequestMode,
  method,
});

afterEach(() => vi.restoreAllMocks());

describe('the addresses above the app', () => {
  it.each(['/', '/my', '/?utm_source=x', '/my?ownerEmail=a%40b'])(
    '[R9.2] a visit of %s gets a response without a network, too',
    (path) => {
      expect(isVisit(visitOf(path))).toBe(true);
    },
  );

  it.each(['/my/', '/my/orders', '/myself', '/sso/realms/loyalty', '/sandbox/', '//', '/service'])(
    'a visit of %s is none of them',
    (path) => {
      expect(isVisit(visitOf(path))).toBe(false);
    },
  );

  it('requests of a page and forms are left to the network', () => {
    expect(isVisit(visitOf('/', { mode: 'cors' }))).toBe(false);
    expect(isVisit(visitOf('/', { method: 'POST' }))).toBe(false);
  });

  it('[R9.2] the server’s own response is passed on', async () => {
    const response = new Response(null, { status: 302, headers: { Location: '/my/' } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    expect(await respondToVisit(new Request(`${ORIGIN}/`))).toBe(response);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failing server', () => Promise.resolve(new Response('', { status: 502 }))],
  ])('[R9.2] %s leads to the app with the query', async (_, outcome) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(outcome);
    const response = await respondToVisit(new Request(`${ORIGIN}/my?a=1&b=%2F%2Fevil`));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${ORIGIN}/my/?a=1&b=%2F%2Fevil`);
  });

  it('[R9.2] a server that never responds leads to the app', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      return promise;
    });
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const response = respondToVisit(new Request(`${ORIGIN}/`));
    timeout.abort(new DOMException('', 'TimeoutError'));
    expect((await response).headers.get('location')).toBe(`${ORIGIN}/my/`);
  });
});
