import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { writeTables } from '../area/write-tables.ts';
import { loadPosts } from './posts.ts';

/** The subject's intents to buy a product, oldest first. */
export async function loadIntentsOf(
  prodId: number,
  subject: string | null,
): Promise<PurchaseIntent[]> {
  const all = await loadPosts('order');
  return all.filter((intent) => intent.body.prodId === prodId && intent.subject === subject);
}

/** A subject's intents of one product. */
export interface ProductIntents {
  /** The one whose outcome is open. */
  readonly live: PurchaseIntent | null;
  /** The newest placed one whose outcome the member has not acknowledged. */
  readonly placed: PurchaseIntent | null;
  readonly draft: PurchaseIntent | null;
}

/** The subject's intents to buy a product, by what they mean for its screen (R9.9). */
export async function loadProductIntents(
  prodId: number,
  subject: string | null,
): Promise<ProductIntents> {
  const all = await loadIntentsOf(prodId, subject);
  const isUnseen = ({ state, isAcknowledged }: PurchaseIntent) =>
    state === 'sent' && !isAcknowledged;
  return {
    live: all.find(isPending) ?? null,
    placed: all.findLast(isUnseen) ?? null,
    draft: all.find(({ state }) => state === 'draft') ?? null,
  };
}

/** Intents that have no order: drafts, live and rejected ones, newest first (R9.9). */
export async function loadPendingIntents(): Promise<PurchaseIntent[]> {
  const all = await loadPosts('order');
  return all.filter(({ state }) => state !== 'sent').toReversed();
}

/** Intents that became orders by an attempt at or after `at`, ms since the epoch (R9.9). */
export async function loadIntentsPlacedSince(at: number): Promise<PurchaseIntent[]> {
  const all = await loadPosts('order');
  return all.filter(({ state, sentAt }) => state === 'sent' && (sentAt ?? 0) >= at);
}

/** Live intents, and those whose outcome the member has not seen, newest first (R9.9). */
export async function loadUnacknowledgedIntents(): Promise<PurchaseIntent[]> {
  const all = await loadPosts('order');
  return all
    .filter((intent) => isPending(intent) || (intent.state !== 'draft' && !intent.isAcknowledged))
    .toReversed();
}

/**
 * Stores that the member has seen the outcomes of intents, by their request ids; a live one stays as it is. Never
 * rejects: an outcome that is not stored as seen is shown again (R9.9).
 */
export async function acknowledgeIntents(requestIds: readonly string[]): Promise<void> {
  await writeTables(['posts'], ({ posts }) =>
    posts
      .where('requestId')
      .anyOf([...requestIds])
      .and((intent) => !isPending(intent))
      .modify({ isAcknowledged: true }),
  ).catch(() => undefined);
}
