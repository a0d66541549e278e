import { clearSessionResponses } from '#src/data/api/clear-responses.ts';
import { clearSnapshot } from '#src/data/db/area/clear-snapshot.ts';
import { closeDatabase } from '#src/data/db/area/database.ts';
import type { KnownMember } from '#src/domain/member/known-member.ts';
import { logout } from '#src/platform/auth/auth.ts';
import { rememberPath } from '#src/platform/auth/return-path.ts';
import { pauseOf, withTimeout } from '#src/platform/network/with-timeout.ts';
import { forgetOwner, isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { notifyTabs } from '#src/platform/page/tabs.ts';
import { storeEndReason, type EndReason } from '#src/platform/stored/end-reason.ts';
import { markSignedOut } from '#src/platform/stored/known-member.ts';
import { isOwnDevice } from '#src/platform/stored/own-device.ts';
import { storeSessionLimit } from '#src/platform/stored/session-limit.ts';
import { wipeStorage } from '#src/platform/stored/wipe-storage.ts';
import { wipeStored } from '#src/platform/web-storage.ts';
import { unfollowMember } from '#src/state/member/member.ts';
import { closeAllDialogs } from '#src/state/page/dialogs.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { storedMember } from './open-area.ts';

/**
 * Takes everything personal off the screen and out of memory, and closes the database once the forms, which
 * leave the screen, have stored their drafts: no pending refresh may write to it.
 */
async function hideArea(): Promise<void> {
  dispatchBoot({ type: 'sessionEnded' });
  session.member = null;
  closeAllDialogs();
  overlays.toasts = [];
  unfollowMember();
  clearSessionResponses();
  await pauseOf(0);
  closeDatabase();
}

/**
 * Shows in this tab that the session has ended. The member's own device goes on showing what it stores; any
 * other hides it (R4.8), and so does every device with an owner's data (R6.3).
 */
export async function showSessionEnd(reason: EndReason, isOwn = isOwnDevice()): Promise<void> {
  Object.assign(session, { status: 'anonymous', endReason: reason });
  const isViewing = isOwnerView();
  if (isViewing) forgetOwner('session');
  if (isViewing || !isOwn) await hideArea();
}

/** The next person must not come back to this member's screen. */
const leaveScreen = (): void => history.replaceState(null, '', '/my/');

/**
 * Shows in this tab an end that another tab has made or found. On a shared device nothing of the member stays in the
 * tab, except after a session that ended by itself: its member may sign in again and go on.
 */
export async function followSessionEnd(reason: EndReason, isOwn: boolean): Promise<void> {
  await showSessionEnd(reason, isOwn);
  if (isOwn || reason === 'expired') return;
  leaveScreen();
  wipeStored('session');
}

/** How long the sign-out waits for tables that another page holds, in ms. */
const CLEAR_TIMEOUT_MS = 2000;

/** Deletes what another person at this device could read; drafts and purchases stay for the member (R4.8). */
async function clearSharedDevice(known: KnownMember | null): Promise<void> {
  // The provider may be unreachable: the next sign-in requires the password all the same.
  markSignedOut();
  leaveScreen();
  await Promise.allSettled([
    known && withTimeout(CLEAR_TIMEOUT_MS, clearSnapshot(known.databaseName)),
    wipeStorage(),
  ]);
}

/**
 * Hides and deletes, in all tabs, what a device went on showing after the session had ended, once it is no
 * longer the member's own (R4.8). Does nothing while the session lasts.
 */
export async function hideAfterEnd(): Promise<void> {
  if (session.status !== 'anonymous') return;
  const known = session.member;
  const reason = session.endReason ?? 'expired';
  notifyTabs({ type: 'session-ended', reason, isOwnDevice: false });
  storeSessionLimit(0);
  await showSessionEnd(reason, false);
  await clearSharedDevice(known);
}

let ending: Promise<void> | null = null;

async function end(reason: EndReason): Promise<void> {
  const known = isOwnerView() ? storedMember() : session.member;
  notifyTabs({ type: 'session-ended', reason, isOwnDevice: isOwnDevice() });
  // The next start must not show what this one hides.
  storeSessionLimit(0);
  if (reason === 'expired') return showSessionEnd(reason);
  if (isOwnDevice() && !isOwnerView()) {
    rememberPath();
  } else if (isOwnDevice()) {
    await showSessionEnd(reason);
  } else {
    await showSessionEnd(reason);
    await clearSharedDevice(known);
  }
  storeEndReason(reason);
  // The page after the provider's sign-out shows the end; a button of this one would race with it.
  if (!(await logout())) await showSessionEnd(reason);
}

/**
 * Ends the session in all tabs without the member's request (R4.8, R4.11). Nothing that the member typed,
 * sent or bought is lost: drafts, posts and purchases stay on the device. The caller has stopped the sync.
 */
export function endSession(reason: EndReason): Promise<void> {
  ending ??= end(reason);
  return ending;
}
