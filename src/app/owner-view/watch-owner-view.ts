import i18next from 'i18next';
import {
  forgetOwner,
  isRequestedView,
  onOwnerViewEvent,
} from '#src/platform/owner-view/owner-view.ts';
import { onTabMessage } from '#src/platform/page/tabs.ts';
import { showToast } from '#src/state/page/overlays.ts';
import { leaveOwnerArea } from '#src/sync/area/leave-owner-area.ts';
import { stopSync } from '#src/sync/sync-lifetime.ts';

let isWatching = false;

/**
 * Shows that a write was refused, wherever it began (R5.9), and ends the view with the role, with a sign-out
 * in another tab, and when the browser restores a page whose view has ended (R6.3).
 */
export function watchOwnerView(): void {
  if (isWatching) return;
  isWatching = true;
  onOwnerViewEvent((event) => {
    if (event === 'write-refused') {
      return showToast({ text: i18next.t('viewing:forbidden'), color: 'error' });
    }
    stopSync();
    leaveOwnerArea('role');
  });
  onTabMessage(({ type }) => {
    // The page leaves by itself (`watchSession`); the next one must not open the view again.
    if (type === 'signed-out') forgetOwner();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isRequestedView()) location.replace('/my/');
  });
}
