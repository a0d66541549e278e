import i18next from 'i18next';
import { loadTexts } from '#src/i18n/setup.ts';
import { withTimeout } from '#src/platform/with-timeout.ts';
import { requestConfirmation } from '#src/state/dialogs.ts';
import { signOut } from '#src/sync/area/sign-out.ts';
import { hasUnconfirmedPurchase, reconcilePurchases } from '#src/sync/purchase-intents.ts';
import { stopSync } from './sync-lifetime.ts';

/** How long a sign-out waits for the outcome of a purchase, in ms. */
const PATIENCE_MS = 5000;

/** How long the database may take to say whether a purchase is unconfirmed, in ms. */
const READ_MS = 2000;

/** A database that cannot be read, or that another page holds, does not hold up a sign-out. */
const isUnconfirmed = (): Promise<boolean> =>
  withTimeout(READ_MS, hasUnconfirmedPurchase()).catch(() => false);

/** A sign-out deletes an unconfirmed purchase: its outcome is looked up first, then the member decides. */
async function mayLeave(): Promise<boolean> {
  if (!(await isUnconfirmed())) return true;
  await withTimeout(PATIENCE_MS, reconcilePurchases()).catch(() => undefined);
  if (!(await isUnconfirmed())) return true;
  await loadTexts();
  return requestConfirmation({
    title: i18next.t('overlays:leave.title'),
    text: i18next.t('overlays:leave.text'),
    confirmText: i18next.t('overlays:leave.confirm'),
    cancelText: i18next.t('overlays:leave.stay'),
  });
}

/**
 * Signs out: the sync stops, then everything stored is deleted (R9.8), also the address of the screen,
 * which the next person would come back to.
 */
async function leaveArea(): Promise<void> {
  stopSync();
  history.replaceState(null, '', '/my/');
  await signOut();
}

let leaving: Promise<void> | null = null;

async function leaveUnlessKept(): Promise<void> {
  // If the confirmation text cannot be loaded, the member stays signed in.
  if (await mayLeave().catch(() => false)) await leaveArea();
}

/**
 * Signs out on the member's request, unless a purchase is unconfirmed and the member chooses to stay (R9.9);
 * a second press shares the first one's confirmation.
 */
export function signOutOnRequest(): Promise<void> {
  leaving ??= leaveUnlessKept().finally(() => {
    leaving = null;
  });
  return leaving;
}
