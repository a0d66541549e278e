import i18next from 'i18next';
import { loadTexts } from '#src/i18n/setup.ts';
import { within } from '#src/platform/within.ts';
import { askConfirm } from '#src/state/dialogs.ts';
import { signOut } from '#src/state/session-actions.ts';
import { awaitsOutcome, reconcileOrders } from '#src/sync/order-intents.ts';
import { stopSync } from './sync-lifetime.ts';

/** How long a sign-out waits for the answer about a purchase, in ms. */
const PATIENCE_MS = 5000;

/** A database that cannot be asked keeps nobody here. */
const isAwaited = (): Promise<boolean> => awaitsOutcome().catch(() => false);

/** A purchase without an answer is forgotten with the device's data: it is asked about first, then said. */
async function mayLeave(): Promise<boolean> {
  if (!(await isAwaited())) return true;
  await within(PATIENCE_MS, reconcileOrders()).catch(() => undefined);
  if (!(await isAwaited())) return true;
  await loadTexts();
  return askConfirm({
    title: i18next.t('overlays:leave.title'),
    text: i18next.t('overlays:leave.text'),
    confirmText: i18next.t('overlays:leave.confirm'),
    cancelText: i18next.t('overlays:leave.stay'),
  });
}

/**
 * Signs out: nothing asks the service any more, then everything goes (R9.8), the address of the screen
 * too, which the next person would come back to.
 */
export async function leaveArea(): Promise<void> {
  stopSync();
  history.replaceState(null, '', '/my/');
  await signOut();
}

let leaving: Promise<void> | null = null;

async function leaveUnlessKept(): Promise<void> {
  // Without the words of the question nobody is let go unasked.
  if (await mayLeave().catch(() => false)) await leaveArea();
}

/**
 * Signs out by the member's own wish, unless a purchase has no answer and the member would rather stay (R9.9);
 * a second press while the first one is waited for asks nothing more.
 */
export function leaveByWish(): Promise<void> {
  leaving ??= leaveUnlessKept().finally(() => {
    leaving = null;
  });
  return leaving;
}
