import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { errorReport } from '#src/contract/error-report.ts';
import type { ServiceError as ErrorClass } from '#src/domain/service-error.ts';

const sent: { url: string; body: string; headers: Headers }[] = [];
let reportError: (error: unknown) => void;
let ServiceError: typeof ErrorClass;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname: '/my/orders/100001' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, body: init.body as string, headers: new Headers(init.headers) });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  // Each test gets a fresh module, because a page remembers its reported errors.
  ({ reportError } = await import('#src/data/api/error-report.ts'));
  ({ ServiceError } = await import('#src/domain/service-error.ts'));
});

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

test('[R7.33] [R10.5] a report contains the request and its id, and nothing personal', () => {
  const requestId = '1b4e28ba-2fa1-4d2b-883f-0016d3cca427';
  const cause = { category: 'contract', code: 'CONTRACT', field: 'orders.0.id' } as const;
  reportError(new ServiceError({ ...cause, call: 'GET /v2/api/orders', requestId }));
  reportError(new Error('a@example.test typed 123456 with Bearer eyJhbGciOi.abc'));
  expect(sent.map(({ url }) => url)).toEqual(['/errors', '/errors']);
  for (const { body, headers } of sent) {
    expect(v.safeParse(errorReport, JSON.parse(body)).success).toBe(true);
    expect(body).not.toMatch(/example\.test|123456|eyJ/);
    expect(headers.has('authorization')).toBe(false);
  }
  expect(sent[0]?.body).toContain(requestId);
});

test('[R7.33] the same error is reported once, and a page that keeps failing stops reporting', () => {
  for (let time = 0; time < 5; time += 1) reportError(new Error('again'));
  expect(sent).toHaveLength(1);
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') reportError(new Error(`other ${letter}`));
  expect(sent).toHaveLength(20);
});

test('[R7.33] an unreachable network is not reported', () => {
  reportError(new ServiceError({ category: 'unreachable', call: 'GET /api/cards' }));
  expect(sent).toHaveLength(0);
});
