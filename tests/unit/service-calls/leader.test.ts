import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lead } from '#src/sync/loop/leader.ts';

/** More rounds than a loop with waits makes: here an endless loop ends, and the test fails. */
const ENDLESS = 1000;

let ended: AbortController;

beforeEach(() => {
  ended = new AbortController();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
});

const aTask = () => new Promise((resolve) => setTimeout(resolve));

/** Locks that reject every request at once, as WebKit's do in a page that is being left. */
function rejectRequests() {
  const request = vi.fn((_name: string, _options: LockOptions) => {
    if (request.mock.calls.length === ENDLESS) ended.abort();
    return Promise.reject(new DOMException('', 'InvalidStateError'));
  });
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

test('[R9.2] [R9.5] a tab whose lock is rejected at once requests it again only after a task, so that a page can be left', async () => {
  const request = rejectRequests();
  const leading = lead(() => Promise.resolve(), ended.signal);
  await aTask();
  expect(request).toHaveBeenCalledOnce();
  ended.abort();
  await leading;
});

test('[R9.5] a tab that comes to the front while it waits takes over at once', async () => {
  const request = rejectRequests();
  const leading = lead(() => Promise.resolve(), ended.signal);
  await aTask();
  document.dispatchEvent(new Event('visibilitychange'));
  await aTask();
  expect(request.mock.calls.map(([, options]) => options.steal)).toEqual([true, true]);
  ended.abort();
  await leading;
});

test('[R4.11] [R9.5] a task that ends by itself, as with the session, does not begin again', async () => {
  const task = vi.fn(() => {
    if (task.mock.calls.length === ENDLESS) ended.abort();
    return Promise.resolve();
  });
  await lead(task, ended.signal);
  expect(task).toHaveBeenCalledOnce();
});
