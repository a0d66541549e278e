import { clearSessionResponses } from '#src/data/api/clear-responses.ts';
import { reportError } from '#src/data/api/error-report.ts';
import { fetchTrackedEvents } from '#src/data/api/programme/contact-tracking.ts';
import { followGeneration } from '#src/data/db/area/generation.ts';
import { isSignedOut, isSilence, lacksResponse } from '#src/domain/service-error.ts';
import { accessToken } from '#src/platform/auth/auth.ts';
import { DOUBT_MS, isCutOff, onReachability } from '#src/platform/network/connectivity.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { notifyTabs } from '#src/platform/page/tabs.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { storage } from '#src/state/session/storage.ts';
import { endSession } from '../area/end-session.ts';
import { completeEmailChange } from '../email-change/follow-change.ts';
import { watchBadge } from '../events/badge.ts';
import { watchEvents } from '../events/event-toasts.ts';
import { takeOverUnsent } from '../outbox/hand-out.ts';
import { outboxDueAt, sendOutbox } from '../outbox/posts.ts';
import { completeOpenOrders } from '../refresh/orders.ts';
import {
  areChangesDue,
  forgetChanges,
  refreshChanged,
  refreshOldCatalog,
  rememberChanges,
} from '../refresh/refresh-collections.ts';
import { checkDesk } from '../staff/check-desk.ts';
import { LONGEST_AWAITED_MS, nextDelay } from './backoff.ts';
import { completeInBackground, initialise, settleAddress } from './initialise.ts';
import { lead } from './leader.ts';
import { runOwnerLoop } from './owner-loop.ts';
import { pause } from './pause.ts';

/** The shortest delay of a write that is due, in ms: another tab may be sending it. */
const SHORTEST_MS = 5000;

/** Fetches everything once the service's database was restored: what the device has may be what it lost (R9.14). */
async function refreshRestored(): Promise<void> {
  clearSessionResponses();
  await initialise();
  await completeInBackground();
}

/**
 * One round: refreshes what changed, and both after a report that may be lost. A failed poll changes nothing
 * (R7.11): resolves with its error, or null.
 */
async function poll(): Promise<unknown> {
  const catalog = refreshOldCatalog().catch(reportError);
  let tracked: Awaited<ReturnType<typeof fetchTrackedEvents>>;
  try {
    tracked = await fetchTrackedEvents();
  } catch (error) {
    if (isSignedOut(error)) throw error;
    // The service may have made the report, which it makes once.
    if (lacksResponse(error)) await rememberChanges().catch(reportError);
    return error;
  }
  await catalog;
  const { events, generation } = tracked;
  if (generation !== undefined && (await followGeneration(generation))) {
    await refreshRestored();
    return null;
  }
  const isMissed = await areChangesDue();
  if (isMissed || events.includes('cards')) await refreshChanged('cards');
  if (isMissed || events.includes('contacts')) {
    await rememberChanges();
    const client = await settleAddress();
    await refreshChanged('contacts');
    await Promise.all([completeOpenOrders(), completeEmailChange()]);
    if (client.status === 'rejected') throw client.reason;
    await forgetChanges();
  }
  return null;
}

/** What the next round refreshes: everything after a failed refresh. */
type Due = 'everything' | 'background' | 'news';

async function refresh(due: Due): Promise<unknown> {
  if (due === 'news') return poll();
  if (due === 'everything') await initialise();
  await completeInBackground();
  return null;
}

/**
 * Reconciles orders, sends what waits and refreshes what is due. Neither an unknown outcome nor a failed poll
 * blocks anything: resolves with the error of each, or null.
 */
async function round(due: Due): Promise<readonly [unsettled: unknown, unpolled: unknown]> {
  const unsettled = await sendOutbox(Date.now()).then(
    () => null,
    (error: unknown) => error,
  );
  // What a lost device has handed out is reported before its list goes.
  await checkDesk().catch(reportError);
  return [unsettled, await refresh(due)];
}

/** The longest delay of a write, in ms: until it is due, or until the network's return must have been noticed. */
const delayOf = (dueAt: number, awaitedMs: number): number =>
  dueAt === 0 ? awaitedMs : Math.max(dueAt - Date.now(), SHORTEST_MS);

/** When the device cannot be read. */
const NOTHING_DUE = { posts: [], purchases: [] };

/** The longest delay before the next round, in ms, at which no open write is late. */
async function delayLimit(failures: number): Promise<number> {
  const { posts, purchases } = await outboxDueAt().catch(() => NOTHING_DUE);
  // A purchase that nothing has failed for is another tab's.
  const ofPurchase = failures === 0 ? Infinity : LONGEST_AWAITED_MS.purchase;
  return Math.min(
    ...posts.map((dueAt) => delayOf(dueAt, LONGEST_AWAITED_MS.post)),
    ...purchases.map((dueAt) => delayOf(dueAt, ofPurchase)),
  );
}

const isPostDue = async (): Promise<boolean> => {
  const { posts } = await outboxDueAt().catch(() => NOTHING_DUE);
  return posts.some((at) => at <= Date.now());
};

/**
 * Waits until the next round is due: at once when a post that could not be sent has been stored (R9.10). Without
 * a network that is when the browser's word for it is doubted: a round before it would send nothing, and the
 * next one would be late (R9.11).
 */
async function rest(failures: number, term: AbortSignal): Promise<void> {
  const wasCutOff = isCutOff();
  let left = wasCutOff ? DOUBT_MS : nextDelay(failures, Math.random(), await delayLimit(failures));
  while (left > 0) {
    const part = Math.min(left, LONGEST_AWAITED_MS.post);
    if (await pause(part, term)) return;
    if (wasCutOff ? !isCutOff() : await isPostDue()) return;
    left -= part;
  }
}

/**
 * Whether the member's session is over, although this tab lost its turn while it found out: no other tab may
 * notice for minutes. A suspended tab's tokens may only be too old; the provider then gives it new ones.
 */
const isSessionOver = async (): Promise<boolean> => (await accessToken()) === 'ended';

async function rounds(
  isFresh: boolean,
  signal: AbortSignal,
  term: AbortSignal = signal,
): Promise<void> {
  await takeOverUnsent().catch(reportError);
  let failures = 0;
  let due: Due = isFresh ? 'background' : 'everything';
  while (!term.aborted) {
    try {
      const [unsettled, unpolled] = await round(due);
      due = 'news';
      dispatchBoot({ type: 'refreshed' });
      // Other failures of a write delay only that write.
      failures = unpolled !== null || isSilence(unsettled) ? failures + 1 : 0;
      for (const error of [unsettled, unpolled]) if (error !== null) reportError(error);
    } catch (error) {
      if (isSignedOut(error)) {
        const isOver = !term.aborted || (!signal.aborted && (await isSessionOver()));
        // After an abort of the signal the member is signing out.
        if (isOver && !signal.aborted) await endSession('expired');
        return;
      }
      reportError(error);
      await rememberChanges().catch(reportError);
      due = 'everything';
      failures += 1;
    }
    await rest(failures, term);
  }
}

/** Notifies the other tabs, which do not poll, whether the service can be reached (R9.11). */
async function reporting(task: () => Promise<void>): Promise<void> {
  const stop = onReachability((reachable) => notifyTabs({ type: 'reachable', reachable }));
  try {
    await task();
  } finally {
    stop();
  }
}

/**
 * Keeps the stored data fresh until the signal aborts: one tab polls for all every 30000 ms, backs off
 * while the service cannot be reached and continues at once when the app resumes (R9.5). With a database in
 * memory each tab polls for itself, and in owner view nothing is polled.
 * @param isFresh the start has just refreshed everything
 */
export function runLoop(isFresh: boolean, signal: AbortSignal): Promise<void> {
  if (isOwnerView()) return runOwnerLoop(isFresh, signal);
  watchEvents(signal);
  watchBadge(signal);
  if (storage.mode === 'memory') return rounds(isFresh, signal);
  let isFirstTerm = true;
  return lead((term) => {
    // Between two terms another tab led, and may have ended before it stored what it had received.
    const isStillFresh = isFresh && isFirstTerm;
    isFirstTerm = false;
    return reporting(() => rounds(isStillFresh, signal, term));
  }, signal);
}
