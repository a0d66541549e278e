import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchTrackedEvents } from '#src/data/api/programme/contact-tracking.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { accessToken, type TokenResult } from '#src/platform/auth/auth.ts';
import { boot, dispatchBoot } from '#src/state/session/boot.ts';
import { storage } from '#src/state/session/storage.ts';
import { endSession } from '#src/sync/area/end-session.ts';
import { initialise } from '#src/sync/loop/initialise.ts';
import { lead } from '#src/sync/loop/leader.ts';
import { runLoop } from '#src/sync/loop/loop.ts';
import { pause } from '#src/sync/loop/pause.ts';
import { outboxDueAt, sendOutbox } from '#src/sync/outbox/posts.ts';
import { refreshChanged } from '#src/sync/refresh/refresh-collections.ts';

vi.mock('#src/data/api/programme/contact-tracking.ts', () => ({ fetchTrackedEvents: vi.fn() }));
vi.mock('#src/data/api/error-report.ts', () => ({ reportError: vi.fn() }));
vi.mock('#src/sync/events/event-toasts.ts', () => ({ watchEvents: vi.fn() }));
vi.mock('#src/sync/loop/initialise.ts', () => ({
  initialise: vi.fn(),
  completeInBackground: vi.fn(),
}));
vi.mock('#src/sync/outbox/posts.ts', () => ({ outboxDueAt: vi.fn(), sendOutbox: vi.fn() }));
vi.mock('#src/platform/auth/auth.ts', () => ({ accessToken: vi.fn() }));
vi.mock('#src/sync/area/end-session.ts', () => ({ endSession: vi.fn() }));
vi.mock('#src/sync/refresh/refresh-collections.ts', () => ({
  areChangesDue: () => Promise.resolve(false),
  forgetChanges: () => Promise.resolve(),
  refreshChanged: vi.fn(),
  refreshOldCatalog: () => Promise.resolve(),
  rememberChanges: () => Promise.resolve(),
}));
vi.mock('#src/sync/loop/leader.ts', () => ({ lead: vi.fn() }));
vi.mock('#src/sync/loop/pause.ts', () => ({ pause: vi.fn() }));

const ended = new ServiceError({ category: 'unauthenticated', call: 'GET /api/cards' });
const stuck = new ServiceError({ category: 'server', status: 500, call: 'POST /api/orders' });
const silent = new ServiceError({ category: 'timeout', call: 'POST /api/orders' });

/** Runs a number of rounds in the leading tab; resolves with the times between them, in ms. */
async function rounds(
  times: number,
  poll: typeof fetchTrackedEvents = () => Promise.resolve({ events: [] }),
): Promise<readonly number[]> {
  storage.mode = 'memory';
  const end = new AbortController();
  const between: number[] = [];
  let rest = 0;
  vi.mocked(fetchTrackedEvents).mockImplementation(poll);
  const isSent = vi.mocked(sendOutbox).getMockImplementation() ?? (() => Promise.resolve());
  vi.mocked(sendOutbox).mockImplementation(() => {
    if (rest > 0) between.push(rest);
    rest = 0;
    if (between.length === times - 1) end.abort();
    return isSent();
  });
  vi.mocked(pause).mockImplementation((ms) => {
    rest += ms;
    return Promise.resolve(end.signal.aborted);
  });
  await runLoop(false, end.signal);
  return between;
}

/** When posts are due, without purchases. */
const due = (...posts: readonly number[]) => ({ posts, purchases: [] });

beforeEach(() => {
  vi.mocked(outboxDueAt).mockResolvedValue(due());
  vi.mocked(sendOutbox).mockResolvedValue();
});
afterEach(() => {
  vi.resetAllMocks();
  storage.mode = 'device';
});

test('[R9.5] [R9.9] a purchase with an unknown outcome is checked soon and often, without refreshing anything else', async () => {
  vi.mocked(sendOutbox).mockRejectedValue(silent);
  vi.mocked(outboxDueAt).mockResolvedValue({ posts: [], purchases: [0] });
  dispatchBoot({ type: 'startFailed', isFatal: false, lacksResponse: false, hasData: true });
  const pauses = await rounds(8);
  expect(sendOutbox).toHaveBeenCalledTimes(8);
  expect(initialise).toHaveBeenCalledTimes(1);
  expect(fetchTrackedEvents).toHaveBeenCalledTimes(7);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000);
  expect(boot.hasError).toBe(false);
});

test('[R9.10] [R9.5] a post that is written between two rounds and could not be sent is sent within 10 s', async () => {
  vi.mocked(outboxDueAt).mockResolvedValueOnce(due()).mockResolvedValue(due(0));
  expect(await rounds(2)).toEqual([10_000]);
});

test('[R9.13] [R9.5] a post that somebody rejects is sent when it is due, and the polls go on every 30 s', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.mocked(sendOutbox).mockRejectedValue(stuck);
  vi.mocked(outboxDueAt).mockResolvedValue(due(1_020_000));
  expect((await rounds(2))[0]).toBe(20_000);
  vi.mocked(outboxDueAt).mockResolvedValue(due(1_300_000));
  expect(await rounds(4)).toEqual([30_000, 30_000, 30_000]);
  expect(vi.mocked(sendOutbox).mock.calls.every(([until]) => until === 1_000_000)).toBe(true);
  vi.useRealTimers();
});

test('[R9.5] without anything to send the next round comes after 30 s', async () => {
  expect(await rounds(2)).toEqual([30_000]);
});

test('[R9.5] after a failed round everything is refreshed again', async () => {
  vi.mocked(initialise).mockRejectedValueOnce(stuck);
  await rounds(3);
  expect(initialise).toHaveBeenCalledTimes(2);
});

test.each([
  ['a refusal', stuck],
  ['silence', silent],
])(
  '[R7.11] [R9.5] after a failed poll (%s) nothing is refreshed, and the next ones come later',
  async (_, failure) => {
    const pauses = await rounds(4, () => Promise.reject(failure));
    expect(fetchTrackedEvents).toHaveBeenCalledTimes(3);
    expect(initialise).toHaveBeenCalledTimes(1);
    expect(refreshChanged).not.toHaveBeenCalled();
    expect(pauses[0]).toBe(30_000);
    expect(pauses[2]).toBeLessThan(30_000);
  },
);

test('[R4.11] the loop ends, and with it the session in every tab, when the provider has ended it', async () => {
  vi.mocked(initialise).mockRejectedValue(ended);
  await rounds(3);
  expect(pause).not.toHaveBeenCalled();
  expect(endSession).toHaveBeenCalledExactlyOnceWith('expired');
});

test('[R4.8] [R9.5] a tab that leads again after another one refreshes everything', async () => {
  vi.mocked(fetchTrackedEvents).mockResolvedValue({ events: [] });
  let term = new AbortController();
  vi.mocked(pause).mockImplementation(() => {
    term.abort();
    return Promise.resolve(true);
  });
  vi.mocked(lead).mockImplementation(async (task) => {
    await task(term.signal);
    term = new AbortController();
    await task(term.signal);
  });
  await runLoop(true, new AbortController().signal);
  expect(initialise).toHaveBeenCalledTimes(1);
});

/** Another tab takes over while this one's refresh is refused; the provider then gives the result. */
async function loseTurn(result: TokenResult): Promise<void> {
  const term = new AbortController();
  vi.mocked(lead).mockImplementation((task) => task(term.signal));
  vi.mocked(initialise).mockImplementation(() => {
    term.abort();
    return Promise.reject(ended);
  });
  vi.mocked(accessToken).mockResolvedValue(result);
  await runLoop(false, new AbortController().signal);
}

test('[R4.8] [R4.11] a tab that loses its turn while it learns that the session has ended still ends it in every tab', async () => {
  await loseTurn('ended');
  expect(endSession).toHaveBeenCalledExactlyOnceWith('expired');
});

test.each([{ token: 'newer' }, 'unreachable'] as const)(
  '[R4.11] a tab that lost its turn and had only too old tokens ends nothing (%o)',
  async (result) => {
    await loseTurn(result);
    expect(endSession).not.toHaveBeenCalled();
  },
);
