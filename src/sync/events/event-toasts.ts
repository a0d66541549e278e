import { subscribe } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { countUnseen, loadNamesOfOrders, takeUnseen } from '#src/data/db/events.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { subjectHref } from '#src/domain/events/event-destination.ts';
import type { StoredEvent } from '#src/domain/events/stored-event.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { inbox } from '#src/state/member/inbox.ts';
import { celebration } from '#src/state/page/celebration.ts';
import { network } from '#src/state/page/network.ts';
import { showToast } from '#src/state/page/overlays.ts';
import { followArea } from '../storage/follow-area.ts';
import { eventMessage, severalMessage } from './event-text.ts';

/** More events at once become one message. */
const MOST_NEWS_TOASTS = 2;
/** Long enough to reach the button, in ms. */
const TIMER_MS = 6000;

/** Offline no toast is shown (R4.13), and a hidden tab is not read: the events wait. */
const canShow = (): boolean => network.reachable && document.visibilityState === 'visible';

/**
 * Whether the screen shows what the events would: a celebrated card, the open inbox, a moved record (R4.16).
 */
const isShownElsewhere = (): boolean =>
  celebration.isShown ||
  inbox.isShown ||
  ['running', 'completed'].includes(emailChange.replacement);

/**
 * The charges of purchases that this device made: their dialogs and notices say more. A charge may arrive
 * before the response to its purchase.
 */
async function findOwnPurchases(): Promise<(event: StoredEvent) => boolean> {
  const intents = await loadPosts('order');
  const ordered = new Set(intents.map(({ orderId }) => orderId));
  const isOpen = intents.some(isPending);
  return ({ operation }) =>
    operation?.type === 'ORDER' &&
    (isOpen || (operation.orderId !== undefined && ordered.has(operation.orderId)));
}

/** Whether the open screen shows what has changed. */
const isOnScreen = ({ subject }: StoredEvent): boolean =>
  subject !== undefined && location.pathname.endsWith(subjectHref(subject).replace(/#.*/, ''));

/** A cancelled order whose refund is among the events: the refund's toast is enough. */
const isCoveredByRefund =
  (events: readonly StoredEvent[]) =>
  ({ subject }: StoredEvent): boolean =>
    subject?.kind === 'order' &&
    subject.status === 'CANCELLED' &&
    events.some(
      ({ operation }) => operation?.type === 'CANCEL_ORDER' && operation.orderId === subject.id,
    );

/**
 * Shows the events that no tab has shown yet (R4.7); otherwise they wait. They stay unread until the member
 * sees them in the inbox.
 */
export async function showNewEvents(): Promise<void> {
  if (!canShow() || (await countUnseen(database())) === 0) return;
  if (isShownElsewhere()) {
    await takeUnseen();
    return;
  }
  await loadTexts();
  if (!canShow()) return;
  const isOwnPurchase = await findOwnPurchases();
  const unseen = await takeUnseen();
  const isCovered = isCoveredByRefund(unseen);
  const events = unseen.filter(
    (event) => !isOwnPurchase(event) && !isOnScreen(event) && !isCovered(event),
  );
  const names = await loadNamesOfOrders(database(), events);
  const texts =
    events.length > MOST_NEWS_TOASTS
      ? [severalMessage(events.length)]
      : events.map((event) => eventMessage(event, names.get(event.operation?.orderId ?? 0)));
  for (const text of texts) showToast({ text, icon: 'bell', to: hrefs.inbox(), timer: TIMER_MS });
}

/** Shows new events when any tab stores them, until the signal aborts. */
export function watchEvents(signal: AbortSignal): void {
  // A database that closes at a sign-out or texts that cannot be loaded: the events wait for the next try.
  const show = () => void showNewEvents().catch(() => undefined);
  document.addEventListener('visibilitychange', show, { signal });
  signal.addEventListener('abort', subscribe(network, show));
  followArea(() => countUnseen(database()), show, signal);
}
