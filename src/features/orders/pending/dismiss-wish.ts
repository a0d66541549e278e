import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';

/**
 * Takes a draft or a refusal off the device; the focus, whose button goes too, returns to the title. One that
 * cannot be taken away stays in sight.
 */
export async function dismissWish(requestId: string): Promise<void> {
  const pressed = document.activeElement;
  try {
    const { dismissOrder } = await import('#src/sync/order-intents.ts');
    await dismissOrder(requestId);
  } catch {
    return;
  }
  const { activeElement } = document;
  const isFree = activeElement === pressed || activeElement === document.body;
  if (isFree) document.getElementById(SCREEN_TITLE_ID)?.focus();
}
