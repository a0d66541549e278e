import { expect, test } from 'vitest';
import { emptyReason, SILENCE, type Failure } from '#src/domain/empty-reason.ts';
import { failureOf } from '#src/domain/refresh-failure.ts';
import { ServiceError, type ServiceErrorCategory } from '#src/domain/service-error.ts';

const online = { reachable: true, isOffline: false };
const away = { reachable: false, isOffline: false };
const offline = { reachable: false, isOffline: true };
const failed: Failure = { cause: 'failed', text: null };

test.each([
  [true, null, online, 'empty'],
  [true, failed, online, 'empty'],
  [true, null, offline, 'empty'],
  [false, null, online, 'loading'],
  [false, failed, online, failed],
  [false, null, away, SILENCE],
  [false, failed, away, failed],
  [false, null, offline, 'offline'],
  [false, failed, offline, 'offline'],
] as const)(
  '[R2.10] [R9.11] an empty list that was received: %s, with the failure %o and the network %o, shows %o',
  (isKnown, failure, network, reason) => {
    expect(emptyReason(isKnown, failure, network)).toEqual(reason);
  },
);

const causeOf = (category: ServiceErrorCategory, status: number | null = null) =>
  failureOf(new ServiceError({ category, status, text: 'Текст', call: 'GET /api/orders' }));

test('[R8.2] [R9.11] silence, a failure and a refusal are three causes, and the service’s text goes with the last two', () => {
  expect(causeOf('unreachable')).toBe(SILENCE);
  expect(causeOf('timeout')).toBe(SILENCE);
  // A captive portal's page.
  expect(causeOf('foreign', 200)).toBe(SILENCE);
  expect(causeOf('server', 502)).toEqual({ cause: 'failed', text: 'Текст' });
  expect(causeOf('contract').cause).toBe('failed');
  expect(causeOf('foreign', 403)).toEqual({ cause: 'refused', text: 'Текст' });
  expect(causeOf('refused', 429).cause).toBe('refused');
  expect(causeOf('forbidden', 403).cause).toBe('refused');
  expect(failureOf(new TypeError('a bug'))).toEqual({ cause: 'failed', text: null });
});
