import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { loadPhoneVerification } from '#src/data/db/phone-verification.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import type { PhoneVerification } from '#src/domain/member/phone-verification.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';

/** How far the member has come on the way to the card, as the device knows it. */
export interface CardProgress {
  readonly verification: PhoneVerification | null;
  /** The submitted form whose card has not arrived, or that was refused. */
  readonly post: OutboxPost<'card'> | null;
  readonly client: BusClient | null;
  /** The phone is verified and its form is about to be sent, as after a reload. */
  readonly isHandedOver: boolean;
}

async function loadCardProgress(): Promise<CardProgress> {
  const [verification, posts, client] = await Promise.all([
    loadPhoneVerification(),
    loadPosts('card'),
    loadMeta(database(), 'client'),
  ]);
  const post = posts.at(-1) ?? null;
  const isHandedOver =
    post === null &&
    verification?.purpose === 'card' &&
    verification.isVerified &&
    verification.card !== null;
  return { verification, post, client: client?.value ?? null, isHandedOver };
}

/** Follows the device; undefined before the first read. */
export const useCardProgress = (): CardProgress | undefined => useStored(loadCardProgress);
