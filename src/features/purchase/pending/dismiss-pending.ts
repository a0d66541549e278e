import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { loadSync } from '#src/sync/load-sync.ts';

/**
 * Deletes a draft or a rejected purchase from the device; the focus goes to the title, because the pressed
 * button goes with its card. One that cannot be deleted stays on screen.
 */
export async function dismissPending(requestId: string): Promise<void> {
  const pressed = document.activeElement;
  try {
    const { dismissPurchase } = await loadSync();
    await dismissPurchase(requestId);
  } catch {
    return;
  }
  const { activeElement } = document;
  const isFree = activeElement === pressed || activeElement === document.body;
  if (isFree) document.getElementById(SCREEN_TITLE_ID)?.focus();
}
