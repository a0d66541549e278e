import { clearDesk, clearSnapshot } from '#src/data/db/area/clear-snapshot.ts';
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
import { session } from '#src/state/session/session.ts';
import { hideArea } from './close-area.ts';
import { storedMember } from './open-area.ts';
import { sessionEnd, type SessionEnd } from './session-ends.ts';

/** The next person must not come back to this member's screen. */
const leaveScreen = (): void => history.replaceState(null, '', '/my/');

/** How long the end waits for tables that another page holds, in ms. */
const CLEAR_TIMEOUT_MS = 2000;

const DELETE: Readonly<
  Record<SessionEnd['deleted'], (known: KnownMember | null) => Promise<unknown> | void>
> = {
  nothing: () => undefined,
  tab: () => {
    leaveScreen();
    wipeStored('session');
  },
  area: (known) => {
    // The provider may be unreachable: the next sign-in requires the password all the same.
    markSignedOut();
    leaveScreen();
    return Promise.allSettled([
      known && withTimeout(CLEAR_TIMEOUT_MS, clearSnapshot(known.databaseName)),
      wipeStorage(),
    ]);
  },
};

async function show(reason: EndReason, isHidden: boolean): Promise<void> {
  Object.assign(session, { status: 'anonymous', endReason: reason });
  if (isOwnerView()) forgetOwner('session');
  if (!isHidden) return;
  hideArea({ type: 'sessionEnded' });
  // The forms, which leave the screen, store their drafts before.
  await pauseOf(0);
  closeDatabase();
}

async function end(
  by: Parameters<typeof sessionEnd>[0],
  reason: EndReason,
  isOwn = isOwnDevice(),
): Promise<void> {
  const isViewing = isOwnerView();
  const known = isViewing ? storedMember() : session.member;
  const device = { isOwnDevice: isOwn, isViewing };
  const { isAnnounced, isHidden, deleted, leaves } = sessionEnd(by, reason, device);
  if (isAnnounced) {
    notifyTabs({ type: 'session-ended', reason, isOwnDevice: isOwn });
    storeSessionLimit(0);
  }
  if (isHidden || !leaves) await show(reason, isHidden);
  else rememberPath();
  await DELETE[deleted](known);
  // With the rest of the area the list of a desk is gone as well.
  if (known && deleted !== 'area')
    await withTimeout(CLEAR_TIMEOUT_MS, clearDesk(known.databaseName)).catch(() => undefined);
  if (!leaves) return;
  storeEndReason(reason);
  // The page after the provider's sign-out shows the end; a button of this one would race with it.
  if (!(await logout())) await show(reason, isHidden);
}

let ending: Promise<void> | null = null;

/**
 * Ends the session in all tabs without the member's request (R4.8, R4.11). Nothing that the member typed,
 * sent or bought is lost: drafts, posts and purchases stay on the device. The caller has stopped the sync.
 */
export function endSession(reason: EndReason): Promise<void> {
  ending ??= end('this-tab', reason);
  return ending;
}

/** Follows an end that another tab has made or found. */
export const followSessionEnd = (reason: EndReason, isOwn: boolean): Promise<void> =>
  end('other-tab', reason, isOwn);

/** Shows an end that a start has found. */
export const showSessionEnd = (reason: EndReason): Promise<void> =>
  show(reason, isOwnerView() || !isOwnDevice());

/**
 * Hides and deletes, in all tabs, what a device went on showing after the session had ended, once it is no
 * longer the member's own (R4.8). Does nothing while the session lasts.
 */
export async function hideAfterEnd(): Promise<void> {
  if (session.status !== 'anonymous') return;
  await end('device', session.endReason ?? 'expired', false);
}
