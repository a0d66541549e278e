import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListRequests } from '#src/sync/requests/list-requests.ts';
import { RequestQueue } from '#src/sync/requests/request-queue.ts';

/** A service whose responses the test sends; a cancelled request fails as a real one does. */
function createService() {
  const pending: PromiseWithResolvers<void>[] = [];
  const load = vi.fn<(signal: AbortSignal) => Promise<void>>((signal) => {
    const response = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => response.reject(signal.reason));
    pending.push(response);
    return response.promise;
  });
  return { load, respond: (index: number) => pending[index]?.resolve(), pending };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[R4.17] visible requests within 100 ms become one, which starts 100 ms after the last', async () => {
  const { load, respond } = createService();
  const list = new ListRequests();
  const ends = [list.request(load, 'visible')];
  await vi.advanceTimersByTimeAsync(60);
  ends.push(list.request(load, 'visible'));
  await vi.advanceTimersByTimeAsync(99);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
  respond(0);
  await Promise.all(ends);
  expect(load).toHaveBeenCalledTimes(1);
});

test('[R4.17] a later request follows the running one, whose response may be older than what its caller knows', async () => {
  const { load, respond } = createService();
  const list = new ListRequests();
  void list.request(load, 'visible');
  await vi.advanceTimersByTimeAsync(100);
  const later = list.request(load, 'visible');
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(1);
  respond(0);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  respond(1);
  await later;
});

test('[R4.17] a silent request starts at once, cancels the silent one that runs and gives its callers the new outcome', async () => {
  const { load, respond } = createService();
  const list = new ListRequests();
  const first = list.request(load, 'silent');
  expect(load).toHaveBeenCalledTimes(1);
  const second = list.request(load, 'silent');
  await settle();
  expect(load.mock.calls[0]?.[0].aborted).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
  respond(1);
  await expect(Promise.all([first, second])).resolves.toEqual([undefined, undefined]);
  expect(list.isRunning).toBe(false);
});

test('[R4.17] a silent request does not cancel one that the member waits for', async () => {
  const { load, respond } = createService();
  const list = new ListRequests();
  void list.request(load, 'visible');
  await vi.advanceTimersByTimeAsync(100);
  void list.request(load, 'silent');
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(load.mock.calls[0]?.[0].aborted).toBe(false);
  respond(0);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

test('[R4.17] only a visible request shows that the list loads, from the call to its end', async () => {
  const { load, respond } = createService();
  const shown: boolean[] = [];
  const list: ListRequests = new ListRequests(() => shown.push(list.isLoading));
  const silent = list.request(load, 'silent');
  respond(0);
  await silent;
  expect(shown).not.toContain(true);
  const visible = list.request(load, 'visible');
  expect(list.isLoading).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(list.isLoading).toBe(true);
  respond(1);
  await visible;
  expect(list.isLoading).toBe(false);
  expect(shown.at(-1)).toBe(false);
});

test('[R4.17] a failed request fails for its callers and the next one runs', async () => {
  const list = new ListRequests();
  const failing = list.request(() => Promise.reject(new Error('unreachable')), 'silent');
  await expect(failing).rejects.toThrow('unreachable');
  await expect(list.request(() => Promise.resolve(), 'silent')).resolves.toBeUndefined();
  expect(list.isRunning).toBe(false);
});

test('[R4.17] calls before the member is signed in become one request afterwards; later calls run at once', () => {
  const run = vi.fn<() => void>();
  const queue = new RequestQueue(run);
  queue.request();
  queue.request();
  expect(run).not.toHaveBeenCalled();
  queue.release();
  expect(run).toHaveBeenCalledTimes(1);
  queue.request();
  expect(run).toHaveBeenCalledTimes(2);
  queue.hold();
  queue.request();
  expect(run).toHaveBeenCalledTimes(2);
  queue.release();
  expect(run).toHaveBeenCalledTimes(3);
});

test('[R4.17] only a change from a defined value requests the list again', () => {
  const run = vi.fn<() => void>();
  const queue = new RequestQueue(run);
  queue.release();
  queue.watch('id', undefined);
  queue.watch('id', 5);
  queue.watch('id', 5);
  expect(run).not.toHaveBeenCalled();
  queue.watch('id', 6);
  expect(run).toHaveBeenCalledTimes(1);
});

test('[R4.17] a network that was lost and came back requests the list once', () => {
  const run = vi.fn<() => void>();
  const queue = new RequestQueue(run);
  queue.release();
  queue.watch('network', 'here');
  queue.hold();
  queue.watch('network', undefined);
  expect(run).not.toHaveBeenCalled();
  queue.release();
  queue.watch('network', 'here');
  expect(run).toHaveBeenCalledTimes(1);
});
