import { subscribe } from 'valtio';
import { database } from '#src/data/db/database.ts';
import { countUnseen, takeUnseen } from '#src/data/db/events.ts';
import { followQuery } from '#src/data/db/follow-query.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { celebration } from '#src/state/celebration.ts';
import { emailChange } from '#src/state/email-change.ts';
import { inbox } from '#src/state/inbox.ts';
import { network } from '#src/state/network.ts';
import { showToast } from '#src/state/overlays.ts';
import { storage } from '#src/state/storage.ts';
import { eventMessage, severalMessage } from './event-text.ts';

/** More events at once become one message. */
const MOST_TOASTS = 2;
/** Long enough to reach the button, in ms. */
const TIMER_MS = 6000;

/** Offline no toast is shown (R4.13), and a hidden tab is not read: the events wait. */
const canShow = (): boolean => network.reachable && document.visibilityState === 'visible';

/** Whether the screen shows what the events would show: a celebrated card, the open inbox, a moved record (R4.16). */
const isShownElsewhere = (): boolean =>
  celebration.isShown ||
  inbox.isShown ||
  ['running', 'completed'].includes(emailChange.replacement);

/**
 * Shows the events that no tab has shown yet (R4.7); otherwise they wait. They stay unread until the member
 * sees them in the inbox.
 */
export async function showNewEvents(): Promise<void> {
  if (!canShow() || (await countUnseen(database())) === 0) return;
  if (isShownElsewhere()) {
    await takeUnseen(database());
    return;
  }
  await loadTexts();
  if (!canShow()) return;
  const events = await takeUnseen(database());
  const texts =
    events.length > MOST_TOASTS ? [severalMessage(events.length)] : events.map(eventMessage);
  for (const text of texts) showToast({ text, to: hrefs.inbox(), timer: TIMER_MS });
}

/** Shows new events when any tab stores them, until the signal aborts. */
export function watchEvents(signal: AbortSignal): void {
  let unfollow: (() => void) | undefined;
  // A database that closes at a sign-out or texts that cannot be loaded: the events wait for the next try.
  const show = () => void showNewEvents().catch(() => undefined);
  const follow = () => {
    unfollow?.();
    unfollow = followQuery(() => countUnseen(database()), show);
  };
  const stops = [subscribe(network, show), subscribe(storage, follow)];
  document.addEventListener('visibilitychange', show, { signal });
  follow();
  signal.addEventListener('abort', () => {
    unfollow?.();
    for (const stop of stops) stop();
  });
}
