import i18next from 'i18next';
import { loadTexts } from '#src/i18n/setup.ts';
import { withTimeout } from '#src/platform/network/with-timeout.ts';
import { requestConfirmation } from '#src/state/page/dialogs.ts';
import { signOut } from '#src/sync/area/sign-out.ts';
import { keepUnsentInMemory } from '#src/sync/outbox/hand-out.ts';
import { countUnsent, sendOutbox } from '#src/sync/outbox/posts.ts';
import { hasUnconfirmedPurchase } from '#src/sync/outbox/send-purchases.ts';
import { stopSync } from '#src/sync/sync-lifetime.ts';

/** How long a sign-out waits for the outcome of a purchase, in ms. */
const PATIENCE_MS = 5000;

/** How long the database may take to report what would be lost, in ms. */
const READ_MS = 2000;

/** What the service does not have: a sign-out deletes it, but for hand-outs. */
interface Unsettled {
  readonly hasPurchase: boolean;
  readonly posts: number;
  readonly handOuts: number;
}

const NOTHING: Unsettled = { hasPurchase: false, posts: 0, handOuts: 0 };

/** A database that cannot be read, or that another page holds, does not hold up a sign-out. */
const loadUnsettled = (): Promise<Unsettled> =>
  withTimeout(
    READ_MS,
    Promise.all([hasUnconfirmedPurchase(), countUnsent()]).then(([hasPurchase, unsent]) => ({
      hasPurchase,
      ...unsent,
    })),
  ).catch(() => NOTHING);

const isSettled = ({ hasPurchase, posts, handOuts }: Unsettled): boolean =>
  !hasPurchase && posts + handOuts === 0;

/**
 * A sign-out deletes an unconfirmed purchase and what was not sent: first the outcome is looked up and the
 * rest sent, then the member decides. Hand-outs stay until somebody who hands out signs in.
 */
async function mayLeave(): Promise<boolean> {
  if (isSettled(await loadUnsettled())) return true;
  await withTimeout(PATIENCE_MS, sendOutbox()).catch(() => undefined);
  const rest = await loadUnsettled();
  if (isSettled(rest)) return true;
  await loadTexts();
  const texts = [
    rest.hasPurchase && i18next.t('overlays:leave.text'),
    rest.posts > 0 && i18next.t('overlays:leave.unsentText', { amount: rest.posts }),
    rest.handOuts > 0 && i18next.t('overlays:leave.handOutsText', { amount: rest.handOuts }),
  ];
  return requestConfirmation({
    title: i18next.t(rest.hasPurchase ? 'overlays:leave.title' : 'overlays:leave.unsentTitle'),
    text: texts.filter((text) => text !== false).join(' '),
    confirmText: i18next.t('overlays:leave.confirm'),
    cancelText: i18next.t('overlays:leave.stay'),
    danger: rest.posts > 0,
  });
}

/**
 * Signs out: the sync stops, then everything stored is deleted (R9.8), also the address of the screen,
 * which the next person would come back to.
 */
async function leaveArea(): Promise<void> {
  stopSync();
  await keepUnsentInMemory().catch(() => undefined);
  history.replaceState(null, '', '/my/');
  await signOut();
}

let leaving: Promise<void> | null = null;

async function leaveUnlessKept(): Promise<void> {
  // If the confirmation text cannot be loaded, the member stays signed in.
  if (await mayLeave().catch(() => false)) await leaveArea();
}

/**
 * Signs out on the member's request, unless something is not settled and the member chooses to stay (R9.9,
 * R9.10); a second press shares the first one's confirmation.
 */
export function signOutOnRequest(): Promise<void> {
  leaving ??= leaveUnlessKept().finally(() => {
    leaving = null;
  });
  return leaving;
}
