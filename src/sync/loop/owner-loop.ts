import { reportError } from '#src/data/api/error-report.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { canViewOwners } from '#src/domain/member/role.ts';
import { isSignedOut } from '#src/domain/service-error.ts';
import { claims } from '#src/platform/auth/auth.ts';
import { referToOwner, viewedOwner, viewedReference } from '#src/platform/owner-view/owner-view.ts';
import { keepRecentOwner } from '#src/platform/owner-view/recent-owners.ts';
import { dispatchBoot, hasLeft } from '#src/state/session/boot.ts';
import { ownerArea } from '#src/state/session/owner-area.ts';
import { session } from '#src/state/session/session.ts';
import { leaveOwnerArea } from '../area/leave-owner-area.ts';
import { loadMemberSearch } from '../load-member-search.ts';
import { refreshOperationsDictionary } from '../refresh/operations.ts';
import { refreshAll, type Begun } from '../refresh/refresh-collections.ts';
import { nextDelay } from './backoff.ts';
import { pause } from './pause.ts';

/** Whether the service knows nobody under the e-mail: it responds to that with empty lists and a 404. */
async function isUnknown(): Promise<boolean> {
  const db = database();
  const [info, client, cards] = await Promise.all([
    loadMeta(db, 'userInfo'),
    loadMeta(db, 'client'),
    db.cards.count(),
  ]);
  return info?.value.id === null && !client?.value && cards === 0;
}

/**
 * Fetches the owner's area (R6.3). There are no events, which would be the viewer's, no programme, no bus
 * client, no card and no post.
 * @param begun the requests that the start has already sent
 * @throws {ServiceError} the first failure.
 */
export async function refreshOwner(begun?: Begun): Promise<void> {
  await refreshAll(({ ownerView }) => ownerView === 'awaited', begun);
  ownerArea.isUnknown = await isUnknown();
}

/** Gives the address the reference of an owner whom it named by the e-mail (R6.1). */
async function findReference(): Promise<void> {
  const email = viewedOwner();
  if (email === null || viewedReference() !== null) return;
  const { searchMembers } = await loadMemberSearch();
  const found = (await searchMembers(email)).find((one) => one.email === email);
  // A viewer who has left meanwhile must not be led back.
  if (!found || hasLeft()) return;
  referToOwner(found.reference);
  ownerArea.reference = found.reference;
  if (session.member) keepRecentOwner(session.member.sub, found.reference);
}

/** What the start does not wait for; the catalog, which is nobody's, only once. */
async function completeOwner(isStart: boolean): Promise<void> {
  if (ownerArea.isUnknown) return;
  await Promise.all([
    refreshAll(({ ownerView }) => ownerView === 'round' || (isStart && ownerView === 'start')),
    ...(isStart ? [findReference().catch(reportError), refreshOperationsDictionary()] : []),
  ]);
}

/** Whether the token still has a role for the view; without a token the next request decides. */
function mayView(): boolean {
  const roles = claims()?.roles;
  return roles === undefined || canViewOwners(roles);
}

/** Resolves when the tab is in front, or the signal aborts. */
function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'visible' || signal.aborted) resolve();
    };
    document.addEventListener('visibilitychange', check, { signal });
    signal.addEventListener('abort', check);
    check();
  });
}

/**
 * Refreshes the owner's data every 30 s while this tab is in front (R6.3), until the signal aborts. Each tab
 * does it by itself: the data is nowhere else. The view ends with the viewer's session or role.
 * @param isFresh the start has just refreshed what it waits for
 */
export async function runOwnerLoop(isFresh: boolean, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let isStart = true;
  while (!signal.aborted) {
    if (!mayView()) return leaveOwnerArea('role');
    try {
      if (!(isStart && isFresh)) await refreshOwner();
      await completeOwner(isStart);
      isStart = false;
      dispatchBoot({ type: 'refreshed' });
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      if (isSignedOut(error)) return leaveOwnerArea('session');
      reportError(error);
      failures += 1;
    }
    await pause(nextDelay(failures, Math.random()), signal);
    await untilVisible(signal);
  }
}
