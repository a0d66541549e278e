import { loadIntentsOf } from '#src/data/db/outbox/purchase-intents.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { whileSubmitting } from '#src/state/page/watched-purchases.ts';
import { session } from '#src/state/session/session.ts';
import type { Write } from '#src/sync/use-write.ts';
import { intentOutcome, type PurchaseEvent, type PurchaseTask } from './purchase-state.ts';

/** The live intent of the product; null when there is none, undefined when the device cannot be read. */
async function loadLiveIntent(prodId: number): Promise<PurchaseIntent | null | undefined> {
  try {
    const intents = await loadIntentsOf(prodId, session.member?.sub ?? null);
    return intents.find(isPending) ?? null;
  } catch {
    return undefined;
  }
}

/**
 * Orders what the member confirmed. A rejected price leads back to the confirmation while its dialog is
 * open; after that the rejected intent stays for the orders screen.
 */
async function order(
  write: Write,
  task: PurchaseTask,
  isDialogOpen: () => boolean,
): Promise<PurchaseEvent> {
  const { body, confirmedPrice, hadDraft } = task;
  const { submitPurchase, deletePost, storePurchaseDraft } = await write();
  let intent: PurchaseIntent;
  try {
    intent = await submitPurchase(body, confirmedPrice);
  } catch {
    // A stored intent may have been sent.
    const live = await loadLiveIntent(body.prodId);
    return live === null
      ? { type: 'attemptFailed' }
      : { type: 'responseLost', intent: live ?? null };
  }
  const { refusal } = intent;
  if (refusal?.errorCode !== 'PRICE_CHANGED' || !isDialogOpen()) return intentOutcome(intent);
  await deletePost(intent.requestId);
  if (hadDraft) await storePurchaseDraft(body, refusal.details?.['price'] ?? confirmedPrice);
  return { type: 'priceRejected', intent };
}

async function saveDraft(
  write: Write,
  { body, confirmedPrice }: PurchaseTask,
): Promise<PurchaseEvent> {
  const { storePurchaseDraft } = await write();
  return intentOutcome(await storePurchaseDraft(body, confirmedPrice));
}

/**
 * Keeps a typed address for later as a post of its own: it is stored at once and does not wait for the
 * outcome of the order, which may come in another session.
 */
async function keepAddress(write: Write, { newAddress }: PurchaseTask): Promise<void> {
  if (newAddress === null) return;
  const { submitPost } = await write();
  await submitPost('address', newAddress);
}

/** Does what the member confirmed; resolves with what came of it and never rejects. */
export async function runPurchaseTask(
  write: Write,
  task: PurchaseTask,
  isDialogOpen: () => boolean,
): Promise<PurchaseEvent> {
  // The addresses' screen shows what becomes of it.
  void keepAddress(write, task).catch(() => undefined);
  try {
    return await (task.kind === 'order'
      ? whileSubmitting(task.body.prodId, order(write, task, isDialogOpen))
      : saveDraft(write, task));
  } catch {
    return { type: 'attemptFailed' };
  }
}
