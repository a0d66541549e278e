import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCutOff, reportReachability } from '#src/platform/network/connectivity.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => {
  reportReachability(true);
  vi.useRealTimers();
});

test('[R9.5] [R9.11] a browser that goes on reporting no network is doubted once a minute: then requests leave again', () => {
  expect(isCutOff()).toBe(false);
  reportReachability(false);
  expect(isCutOff()).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect(isCutOff()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isCutOff()).toBe(false);
  // The request that left meanwhile failed, too.
  reportReachability(false);
  expect(isCutOff()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(isCutOff()).toBe(false);
});

test('[R9.5] a press, and the network’s return, let requests leave at once', () => {
  reportReachability(false);
  window.dispatchEvent(new Event('click'));
  expect(isCutOff()).toBe(false);
  reportReachability(false);
  window.dispatchEvent(new Event('online'));
  expect(isCutOff()).toBe(false);
});
