import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from '#src/data/http/throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a number of requests at once; resolves with their start times, in ms from now. */
async function startsOf(count: number): Promise<number[]> {
  const begun = Date.now();
  const starts: number[] = [];
  const throttle = createThrottle();
  const all = Array.from({ length: count }, () =>
    throttle(async () => {
      starts.push(Date.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    }),
  );
  await vi.runAllTimersAsync();
  await Promise.all(all);
  return starts;
}

test('[R7.30] each request waits 200 ms for every request in flight', async () => {
  expect(await startsOf(4)).toEqual([0, 200, 400, 600]);
});

test('[R7.30] no request waits longer than five seconds, however many are waiting', async () => {
  expect(Math.max(...(await startsOf(60)))).toBe(5000);
});

test('[R7.30] cancelled and failed requests do not lengthen the queue', async () => {
  const throttle = createThrottle();
  const first = throttle(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const cancel = new AbortController();
  const sent = vi.fn<() => Promise<void>>();
  const cancelled = throttle(sent, cancel.signal);
  cancel.abort(new Error('left the screen'));
  await expect(cancelled).rejects.toThrow('left the screen');
  await vi.advanceTimersByTimeAsync(1000);
  await first;
  await expect(throttle(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const begun = Date.now();
  await throttle(() => Promise.resolve());
  expect(Date.now()).toBe(begun);
  expect(sent).not.toHaveBeenCalled();
});
