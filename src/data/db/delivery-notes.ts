import {
  mergeAddresses,
  type Address,
  type NewAddressPost,
} from '#src/domain/addresses/address-list.ts';
import type { DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import { nextPost } from '#src/domain/outbox/outbox-post.ts';
import { database } from './area/database.ts';
import { writeTables } from './area/write-tables.ts';
import { loadPosts } from './outbox/posts.ts';

export interface StoredAddresses {
  /** With what still waits on top. */
  readonly addresses: readonly Address[];
  /** New addresses that the service did not take, oldest first. */
  readonly refused: readonly NewAddressPost[];
}

/** The member's addresses on the device, hidden ones too, at one moment (R2.26). */
export function loadAddresses(): Promise<StoredAddresses> {
  const db = database();
  return db.transaction('r', db.deliveryNotes, db.posts, async () => {
    const notes = await db.deliveryNotes.toArray();
    const added = await loadPosts('address');
    const changes = await loadPosts('addressChange');
    return {
      addresses: mergeAddresses(notes, [...added, ...changes]),
      refused: added.filter(({ state }) => state === 'refused'),
    };
  });
}

/**
 * Stores an address as the service now has it, and the end of its post, in one transaction: no list shows
 * it twice, or not at all.
 */
export function storeSentNote(requestId: string, note: DeliveryNote): Promise<void> {
  return writeTables(['deliveryNotes', 'posts'], async (db) => {
    if (note.isDefault) await db.deliveryNotes.toCollection().modify({ isDefault: false });
    await db.deliveryNotes.put(note);
    const post = await db.posts.get(requestId);
    if (post) await db.posts.put(nextPost(post, { type: 'accepted' }));
  });
}
