import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('[R7.33] [R10.5] a code that may hold anything is left out, and the report arrives', () => {
  for (const code of ['482913', 'E-17', 'secret']) {
    reportError(new ServiceError({ category: 'refused', code, call: 'GET /api/cards' }));
  }
  const reports = sent.map(({ body }) => v.parse(errorReport, JSON.parse(body)));
  expect(reports.map(({ code, call }) => [code, call])).toEqual(
    Array.from({ length: 3 }, () => [undefined, 'GET /api/cards']),
  );
});

test('[R7.33] [R10.5] a stack names places in files of the build only, in every browser’s form', () => {
  const places = 'main-BahOSobN.js:1:120 vendor-BOpY54H.js:1:345678';
  const stacks = [
    `Error: x\n    at ra (https://a.test/my/assets/main-BahOSobN.js:1:120)\n    at https://a.test/my/orders?ownerEmail=a@example.test:1:2\n    at https://a.test/my/assets/vendor-BOpY54H.js:1:345678`,
    'ra@https://a.test/my/assets/main-BahOSobN.js:1:120\n@https://a.test/my/assets/vendor-BOpY54H.js:1:345678\n',
  ];
  for (const [index, stack] of stacks.entries()) {
    reportError(Object.assign(new Error(`number ${index}`), { stack }));
  }
  const reports = sent.map(({ body }) => v.parse(errorReport, JSON.parse(body)));
  expect(reports.map((report) => report.stack)).toEqual([places, places]);
});

test('[R7.33] the same error is reported once, and a page that keeps failing stops reporting', () => {
  for (let time = 0; time < 5; time += 1) reportError(new Error('again'));
  expect(sent).toHaveLength(1);
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') reportError(new Error(`other ${letter}`));
  expect(sent).toHaveLength(20);
});

test('[R7.33] [R8.2] calls without a response are reported once each when the service responds again', async () => {
  const { reportReachability } = await import('#src/platform/network/connectivity.ts');
  for (const call of ['GET /api/cards', 'GET /api/cards', 'GET /v2/api/orders']) {
    reportError(new ServiceError({ category: 'unreachable', call }));
  }
  reportReachability(false);
  expect(sent).toHaveLength(0);
  reportReachability(true);
  reportReachability(true);
  expect(sent.map(({ body }) => (JSON.parse(body) as { call: string }).call)).toEqual([
    'GET /api/cards',
    'GET /v2/api/orders',
  ]);
});

test('[R7.33] a report names the token’s OIDC client and the member’s e-mail apart from its texts', async () => {
  const claims = { client: 'friends-public', email: 'student@example.test' };
  vi.doMock('#src/platform/auth/auth.ts', () => ({ claims: () => ({ email: claims.email }) }));
  vi.resetModules();
  ({ reportError } = await import('#src/data/api/error-report.ts'));
  reportError(new Error('student@example.test has no card'));
  const report: unknown = JSON.parse(sent[0]?.body ?? '');
  expect(report).toMatchObject({ ...claims, message: 'Error: [email] has no card' });
  expect(v.safeParse(errorReport, report).success).toBe(true);
  vi.doUnmock('#src/platform/auth/auth.ts');
});
