import { onRejection } from '#src/platform/auth/rejection.ts';
import { holdSignIn } from '#src/platform/return-path.ts';
import { isGone } from '#src/platform/stored-who.ts';
import { onTabMessage } from '#src/platform/tabs.ts';
import { forgetPictures } from '#src/platform/wipe-storage.ts';
import { showToast } from '#src/state/overlays.ts';
import { forgetPerson } from '#src/state/session-actions.ts';
import { leaveArea } from './leave-area.ts';
import { session } from '#src/state/session.ts';
import { stopSync } from './sync-lifetime.ts';

function leave(): void {
  stopSync();
  forgetPerson();
  // The tab that signs out knows nothing of what this one still waits for.
  forgetPictures();
  // Not at once to the sign-in page: the tab that signs out is on its way through it.
  holdSignIn();
  location.replace('/my/');
}

/**
 * Ends this tab's session when the service refuses twice (R4.11), when another tab signs out, and when
 * the browser restores a page of a person who is gone (R9.8).
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
    if (session.who !== null && isGone(session.who.sub)) leave();
  };
  window.addEventListener('pageshow', leaveWhenGone);
  // What another tab said before this chunk was here.
  leaveWhenGone();
}
