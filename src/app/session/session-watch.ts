import { forgetTokens } from '#src/platform/auth/auth.ts';
import { holdSignIn } from '#src/platform/auth/return-path.ts';
import { onRejection } from '#src/platform/auth/token-rejection.ts';
import { onTabMessage } from '#src/platform/page/tabs.ts';
import type { EndReason } from '#src/platform/stored/end-reason.ts';
import { hasMemberLeft } from '#src/platform/stored/known-member.ts';
import { forgetPictures } from '#src/platform/stored/wipe-storage.ts';
import { showToast } from '#src/state/page/overlays.ts';
import { session } from '#src/state/session/session.ts';
import { endSession, followSessionEnd } from '#src/sync/area/end-session.ts';
import { forgetMember } from '#src/sync/area/sign-out.ts';
import { stopSync } from '#src/sync/sync-lifetime.ts';
import { watchIdleness } from './idle-watch.ts';

function leave(): void {
  stopSync();
  forgetMember();
  // The tab that signs out does not know the pictures that this tab is still loading.
  forgetPictures();
  // Not to the sign-in page at once: the tab that signs out is on its way through it.
  holdSignIn();
  location.replace('/my/');
}

function end(reason: EndReason): void {
  stopSync();
  void endSession(reason);
}

/** Another tab has ended the session, or found that it has ended. */
function followEnd(reason: EndReason, isOwn: boolean): void {
  stopSync();
  forgetTokens();
  void followSessionEnd(reason, isOwn);
}

/**
 * Ends this tab's session when the service rejects the token twice (R4.11), when no tab was visible for
 * 20 minutes (R4.8), when another tab signs out or its session ends, and when the browser restores a page of
 * a member who has left (R9.8).
 */
export function watchSession(): void {
  onRejection((event) => {
    if (event === 'first') return showToast({ key: 'tryAgain', color: 'error' });
    end('rejected');
  });
  onTabMessage((message) => {
    if (message.type === 'signed-out') leave();
    if (message.type === 'session-ended') followEnd(message.reason, message.isOwnDevice);
  });
  watchIdleness(() => end('idle'));
  const leaveWhenGone = () => {
    if (session.member !== null && hasMemberLeft(session.member.sub)) leave();
  };
  window.addEventListener('pageshow', leaveWhenGone);
  // Another tab may have signed out before this chunk was loaded.
  leaveWhenGone();
}
