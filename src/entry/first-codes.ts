import { hrefs } from '#src/domain/hrefs.ts';
import { showFirstView } from '#src/features/orders/pickup/first-view.ts';
import { storedLanguage } from '#src/i18n/language.ts';
import { hasEndReason } from '#src/platform/end-reason.ts';
import { wasSignedOut } from '#src/platform/known-member.ts';
import { nextFrame } from '#src/platform/next-frame.ts';
import { isOwnDevice } from '#src/platform/own-device.ts';
import { requestedOwner } from '#src/platform/owner-view.ts';
import { mayHaveSession } from '#src/platform/session-limit.ts';
import { loadCode } from '#src/platform/stored-code.ts';

const addressOf = (href: string): string => import.meta.env.BASE_URL + href.slice(1);

/** Whether this start shows the stored area, and the address is that of the codes in it. */
const showsCodes = (): boolean =>
  location.pathname + location.search === addressOf(hrefs.codes()) &&
  requestedOwner() === null &&
  !wasSignedOut() &&
  !hasEndReason() &&
  (isOwnDevice() || mayHaveSession());

/**
 * Shows the code of the first open order from the device, at the address of the codes (R2.20). Resolves when it
 * is painted: only then the app takes the device's time.
 */
export async function showFirstCodes(): Promise<void> {
  if (!showsCodes()) return;
  const leave = () => history.replaceState(history.state, '', addressOf(hrefs.orders()));
  const code = loadCode();
  if (!code || !showFirstView(code, storedLanguage(), leave)) return;
  await nextFrame();
  await nextFrame();
}
