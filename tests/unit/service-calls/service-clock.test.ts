import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnServiceTime, serviceNow } from '#src/platform/network/service-clock.ts';

const HOUR_MS = 3_600_000;
const SERVICE = Date.parse('2026-11-23T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[R4.16] the service’s time goes on from its responses, and a device’s clock that jumps changes nothing', () => {
  expect(serviceNow()).toBeNull();
  learnServiceTime(null);
  learnServiceTime('no date');
  expect(serviceNow()).toBeNull();
  for (const hours of [-3, 0, 3]) {
    vi.setSystemTime(SERVICE + hours * HOUR_MS);
    learnServiceTime(new Date(SERVICE).toUTCString());
    expect(serviceNow()).toBe(SERVICE);
  }
  vi.advanceTimersByTime(5000);
  vi.setSystemTime(SERVICE - 3 * HOUR_MS);
  expect(serviceNow()).toBe(SERVICE + 5000);
});

test('[R4.16] a response that was long on its way, or comes from a store, does not set the time back', () => {
  const before = serviceNow() ?? 0;
  learnServiceTime(new Date(before - 60_000).toUTCString());
  expect(serviceNow()).toBe(before);
  learnServiceTime(new Date(before + 60_000).toUTCString());
  expect(serviceNow()).toBeGreaterThan(before + 59_000);
});
