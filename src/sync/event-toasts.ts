import { liveQuery, type Subscription } from 'dexie';
import { subscribe } from 'valtio';
import { database } from '#src/data/db/database.ts';
import { countUnseen, takeUnseen } from '#src/data/db/events.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { network } from '#src/state/network.ts';
import { showToast } from '#src/state/overlays.ts';
import { storage } from '#src/state/storage.ts';
import { eventMessage, severalMessage } from './event-text.ts';

/** More events at once become one message. */
const MOST_TOASTS = 2;

/** Offline no toast is shown (R4.13), and nobody reads one in a hidden tab: the events wait. */
const canShow = (): boolean => network.reachable && document.visibilityState === 'visible';

/** Shows the events that no tab has shown yet (R4.7); those that cannot be shown now stay for later. */
export async function showNewEvents(): Promise<void> {
  if (!canShow() || (await countUnseen(database())) === 0) return;
  await loadTexts();
  if (!canShow()) return;
  const events = await takeUnseen(database());
  const texts =
    events.length > MOST_TOASTS ? [severalMessage(events.length)] : events.map(eventMessage);
  for (const text of texts) showToast({ text });
}

/** Shows new events as they are stored, by whichever tab, until the signal ends it. */
export function watchEvents(signal: AbortSignal): void {
  let subscription: Subscription | undefined;
  // A database that closes at a sign-out and texts that cannot be had: the events wait for the next look.
  const look = () => void showNewEvents().catch(() => undefined);
  const follow = () => {
    subscription?.unsubscribe();
    subscription = liveQuery(() => countUnseen(database())).subscribe({
      next: look,
      error: () => undefined,
    });
  };
  const stops = [subscribe(network, look), subscribe(storage, follow)];
  document.addEventListener('visibilitychange', look, { signal });
  follow();
  signal.addEventListener('abort', () => {
    subscription?.unsubscribe();
    for (const stop of stops) stop();
  });
}
