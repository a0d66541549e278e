import i18next from 'i18next';
import { subscribe } from 'valtio';
import { loadTexts } from '#src/i18n/setup.ts';
import { forgetOwner, takeOwnerViewEnd } from '#src/platform/owner-view/owner-view.ts';
import { showInfo } from '#src/state/page/dialogs.ts';
import { boot } from '#src/state/session/boot.ts';

/** Dialogs that open before the screens are closed: at a first sign-in the data is still being fetched. */
function untilReady(): Promise<void> {
  if (boot.phase === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(boot, () => {
      if (boot.phase !== 'ready') return;
      stop();
      resolve();
    });
  });
}

/**
 * Explains in the viewer's own area why another member's was not opened, or was closed (R6.1, R6.3); once,
 * and only in a tab that was to view an owner. A dialog, because a toast would be missed at a start.
 */
export async function explainOwnerViewEnd(): Promise<void> {
  await untilReady();
  const end = takeOwnerViewEnd();
  if (end === null) return;
  try {
    await loadTexts();
  } catch {
    // The next start explains it.
    return forgetOwner(end);
  }
  await showInfo({
    title: i18next.t(`viewing:end.${end}.title`),
    text: i18next.t(`viewing:end.${end}.text`),
  });
}
