import { reportError } from '#src/data/api/error-report.ts';
import { fetchTrackedEvents } from '#src/data/api/contact-tracking.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { onReachability } from '#src/platform/connectivity.ts';
import { tellTabs } from '#src/platform/tabs.ts';
import { boot } from '#src/state/boot.ts';
import { session } from '#src/state/session.ts';
import { storage } from '#src/state/storage.ts';
import { watchEvents } from './event-toasts.ts';
import { nextDelay } from './backoff.ts';
import { completeInBackground, initialise } from './initialise.ts';
import { lead } from './leader.ts';
import { awaitsOutcome, reconcileOrders } from './order-intents.ts';
import { pause } from './pause.ts';
import { refreshCards } from './refresh/cards.ts';
import { refreshGoal } from './refresh/goal.ts';
import { refreshMember } from './refresh/member.ts';
import { refreshOperations } from './refresh/operations.ts';
import { completeOpenOrders, refreshOrders } from './refresh/orders.ts';

/** One round: what changed is asked for again. */
async function poll(): Promise<void> {
  const events = await fetchTrackedEvents();
  if (events.includes('cards')) await refreshCards();
  if (events.includes('contacts')) {
    await Promise.all([refreshMember(), refreshGoal(), refreshOperations(), refreshOrders()]);
    await completeOpenOrders();
  }
}

/** What the next round has to ask for: after any failure all of it, for tracked changes are told once. */
type Due = 'everything' | 'background' | 'news';

async function refresh(due: Due): Promise<void> {
  if (due === 'news') return poll();
  if (due === 'everything') await initialise();
  return completeInBackground();
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof ServiceError && error.category === 'unauthenticated';

/**
 * Asks for what is due. An order whose outcome stays unknown holds nothing up and lets nothing be asked for
 * twice: resolves with what failed of it, which makes the loop back off, or null.
 */
async function round(due: Due): Promise<unknown> {
  const [asked] = await Promise.allSettled([reconcileOrders()]);
  await refresh(due);
  return asked.status === 'rejected' ? asked.reason : null;
}

async function rounds(isFresh: boolean, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let due: Due = isFresh ? 'background' : 'everything';
  while (!signal.aborted) {
    try {
      const unsettled = await round(due);
      due = 'news';
      boot.hasError = false;
      failures = unsettled === null ? 0 : failures + 1;
      if (unsettled !== null) reportError(unsettled);
    } catch (error) {
      if (isSignedOut(error)) {
        session.status = 'anonymous';
        return;
      }
      reportError(error);
      due = 'everything';
      failures += 1;
    }
    const isAwaited = failures > 0 && (await awaitsOutcome().catch(() => false));
    await pause(nextDelay(failures, Math.random(), isAwaited), signal);
  }
}

/** Tells the other tabs, which ask for nothing themselves, whether the service answers (R9.11). */
async function reporting(task: () => Promise<void>): Promise<void> {
  const stop = onReachability((reachable) => tellTabs({ type: 'reachable', reachable }));
  try {
    await task();
  } finally {
    stop();
  }
}

/**
 * Keeps the stored data fresh until the signal ends it: one tab polls for all every 30000 ms, backs off
 * while the service is away and resumes at once when the app wakes up (R9.5). A database in memory is
 * this tab's alone. `isFresh` says that the start has just asked for everything.
 */
export function runLoop(isFresh: boolean, signal: AbortSignal): Promise<void> {
  watchEvents(signal);
  if (storage.mode === 'memory') return rounds(isFresh, signal);
  return lead((term) => reporting(() => rounds(isFresh, term)), signal);
}
