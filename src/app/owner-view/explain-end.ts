import i18next from 'i18next';
import { loadTexts } from '#src/i18n/setup.ts';
import { forgetOwner, takeOwnerViewEnd } from '#src/platform/owner-view.ts';
import { showInfo } from '#src/state/dialogs.ts';

/**
 * Explains in the viewer's own area why another member's was not opened, or was closed (R6.1, R6.3); once,
 * and only in a tab that was to view an owner. A dialog, because a toast would be missed at a start.
 */
export async function explainOwnerViewEnd(): Promise<void> {
  const end = takeOwnerViewEnd();
  if (end === null) return;
  try {
    await Promise.all([import('#src/i18n/areas/viewing.ts'), loadTexts()]);
  } catch {
    // The next start explains it.
    return forgetOwner(end);
  }
  await showInfo({
    title: i18next.t(`viewing:end.${end}.title`),
    text: i18next.t(`viewing:end.${end}.text`),
  });
}
