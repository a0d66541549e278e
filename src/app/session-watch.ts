import { onRejection } from '#src/platform/auth/rejection.ts';
import { holdSignIn } from '#src/platform/return-path.ts';
import { hasMemberLeft } from '#src/platform/known-member.ts';
import { onTabMessage } from '#src/platform/tabs.ts';
import { forgetPictures } from '#src/platform/wipe-storage.ts';
import { showToast } from '#src/state/overlays.ts';
import { forgetMember } from '#src/sync/area/sign-out.ts';
import { leaveArea } from './leave-area.ts';
import { session } from '#src/state/session.ts';
import { stopSync } from './sync-lifetime.ts';

function leave(): void {
  stopSync();
  forgetMember();
  // The tab that signs out does not know the pictures that this tab is still loading.
  forgetPictures();
  // Not to the sign-in page at once: the tab that signs out is on its way through it.
  holdSignIn();
  location.replace('/my/');
}

/**
 * Ends this tab's session when the service rejects the token twice (R4.11), when another tab signs out,
 * and when the browser restores a page of a member who has left (R9.8).
 */
export function watchSession(): void {
  onRejection((event) => {
    if (event === 'first') return showToast({ key: 'tryAgain', color: 'error' });
    void leaveArea();
  });
  onTabMessage((message) => {
    if (message.type === 'signed-out') leave();
  });
  const leaveWhenGone = () => {
    if (session.member !== null && hasMemberLeft(session.member.sub)) leave();
  };
  window.addEventListener('pageshow', leaveWhenGone);
  // Another tab may have signed out before this chunk was loaded.
  leaveWhenGone();
}
