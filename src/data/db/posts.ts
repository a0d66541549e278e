import {
  canChange,
  isPending,
  nextPost,
  type OutboxPost,
  type PostBodies,
  type PostEvent,
  type PostKind,
} from '#src/domain/outbox-post.ts';
import { database } from './database.ts';

/** Stores a new post under a new request id (R9.10). */
export async function storePost<K extends PostKind>(
  kind: K,
  body: PostBodies[K],
  subject: string,
): Promise<OutboxPost<K>> {
  const post: OutboxPost<K> = {
    requestId: crypto.randomUUID(),
    kind,
    subject,
    body,
    state: 'waiting',
    createdAt: Date.now(),
    sentAt: null,
    attempts: 0,
    refusal: null,
  };
  await database().posts.add(post);
  return post;
}

/**
 * Stores a refused post under a new request id, because the service repeats its refusal under the old one;
 * undefined when it is no longer on the device or was not refused.
 */
export function storeAgain(requestId: string): Promise<OutboxPost | undefined> {
  const db = database();
  return db.transaction('rw', db.posts, async () => {
    const known = await db.posts.get(requestId);
    if (known?.state !== 'refused') return undefined;
    await db.posts.delete(requestId);
    return storePost(known.kind, known.body, known.subject);
  });
}

/** Stores a post as it is after an event; undefined when it is no longer on the device. */
export function storePostEvent(
  requestId: string,
  event: PostEvent,
): Promise<OutboxPost | undefined> {
  const db = database();
  return db.transaction('rw', db.posts, async () => {
    const known = await db.posts.get(requestId);
    if (!known) return undefined;
    const next = nextPost(known, event);
    await db.posts.put(next);
    return next;
  });
}

/** The posts of a kind, oldest first; sent ones too, which the device keeps to recognise repetitions. */
export async function loadPosts<K extends PostKind>(kind: K): Promise<OutboxPost<K>[]> {
  const posts = await database().posts.where('kind').equals(kind).sortBy('createdAt');
  return posts as OutboxPost<K>[];
}

/** The posts of a subject that go out by themselves, oldest first. */
export const loadPendingPosts = (subject: string): Promise<OutboxPost[]> =>
  database()
    .posts.orderBy('createdAt')
    .filter((post) => post.subject === subject && isPending(post))
    .toArray();

/** Deletes a post that the other side cannot have; false when it may have it. */
export function deletePost(requestId: string): Promise<boolean> {
  const db = database();
  return db.transaction('rw', db.posts, async () => {
    const known = await db.posts.get(requestId);
    if (known && !canChange(known)) return false;
    await db.posts.delete(requestId);
    return true;
  });
}

/** Deletes a post whose effect has arrived. */
export const deleteSentPost = (requestId: string): Promise<void> =>
  database().posts.delete(requestId);
