import { fetchTrackedEvents } from '#src/data/api/contact-tracking.ts';
import { isNoAnswer, ServiceError } from '#src/domain/service-error.ts';
import { session } from '#src/state/session.ts';
import { nextDelay } from './backoff.ts';
import { completeInBackground, initialise } from './initialise.ts';
import { lead } from './leader.ts';
import { pause } from './pause.ts';
import { refreshCards } from './refresh/cards.ts';
import { refreshMember } from './refresh/member.ts';
import { refreshOperations } from './refresh/operations.ts';
import { refreshOrders } from './refresh/orders.ts';

/** One round: what changed is asked for again. */
async function poll(): Promise<void> {
  const events = await fetchTrackedEvents();
  if (events.includes('cards')) await refreshCards();
  if (events.includes('contacts')) {
    await Promise.all([refreshMember(), refreshOperations(), refreshOrders()]);
  }
}

async function everything(): Promise<void> {
  await initialise();
  await completeInBackground();
}

async function rounds(isFresh: boolean, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let isComplete = isFresh;
  if (isFresh) await completeInBackground();
  while (!signal.aborted) {
    try {
      await (isComplete ? poll() : everything());
      isComplete = true;
      failures = 0;
    } catch (error) {
      if (error instanceof ServiceError && error.category === 'unauthenticated') {
        session.status = 'anonymous';
        return;
      }
      failures += 1;
      // After a time without the service anything may have changed, not only what it tracked.
      if (isNoAnswer(error)) isComplete = false;
    }
    await pause(nextDelay(failures, Math.random()), signal);
  }
}

/**
 * Keeps the stored data fresh until the signal ends it: one tab polls for all every 30000 ms, backs off
 * while the service is away and resumes at once when the app wakes up (R9.5). `isFresh` says that the
 * start has just asked for everything.
 */
export const runLoop = (isFresh: boolean, signal: AbortSignal): Promise<void> =>
  lead(() => rounds(isFresh, signal), signal);
