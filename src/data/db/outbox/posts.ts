import {
  canChange,
  isPending,
  isUnsent,
  nextPost,
  NOT_PASSED,
  repeats,
  replaces,
  type ListedPost,
  type OutboxPost,
  type PostEvent,
  type PostKind,
} from '#src/domain/outbox/outbox-post.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';
import { database } from '../area/database.ts';
import { writeTables } from '../area/write-tables.ts';
import {
  deleteFormDraft,
  invitationDraftKey,
  loadFormDraft,
  storeFormDraft,
} from './form-drafts.ts';

/**
 * Stores a new post, after all that still wait (R9.9, R9.10). A post that is there under its request id, because its
 * form was submitted before, stays as it is (R7.31), and so does one that it repeats, whichever tab began it. What it
 * replaces goes.
 */
export function storePost<K extends PostKind>(
  kind: K,
  body: PostBodies[K],
  subject: string,
  requestId: string,
  state: 'waiting' | 'draft' = 'waiting',
): Promise<OutboxPost<K>> {
  return writeTables(['posts'], async (db) => {
    const written = { kind, subject, body };
    const earlier = await loadPosts(kind);
    const known = await db.posts.get(requestId);
    const same = known ?? earlier.find((one) => repeats(written, one));
    if (same) return same as OutboxPost<K>;
    const replaced = earlier.filter((one) => replaces(written, one));
    await db.posts.bulkDelete(replaced.map((one) => one.requestId));
    const last = (await loadPendingPosts(subject)).at(-1)?.createdAt ?? 0;
    const post: OutboxPost<K> = {
      requestId,
      kind,
      subject,
      body,
      state,
      // Posts are sent in this order: two must not have the same time, nor a later one an earlier time.
      createdAt: Math.max(Date.now(), last + 1),
      sentAt: null,
      attempts: 0,
      refusal: null,
    };
    await db.posts.add(post);
    return post;
  });
}

/** A post that is gone leaves no draft of its correction: a friend's name and phone are not the member's. */
const deleteCorrection = (requestId: string): Promise<void> =>
  deleteFormDraft(invitationDraftKey(requestId));

/**
 * Stores a post as it is after an event, with the order that it became in the same transaction; undefined when it is no
 * longer on the device: another member's database is open by now.
 */
export function storePostEvent(
  requestId: string,
  event: PostEvent,
): Promise<OutboxPost | undefined> {
  return writeTables(['posts', 'formDrafts', 'orders'], async (db) => {
    const known = await db.posts.get(requestId);
    if (!known) return undefined;
    const next = nextPost(known, event);
    await db.posts.put(next);
    const order = event.type === 'accepted' ? event.order : undefined;
    // The response to a retry has the order as it was placed; the list may have brought a later state since.
    if (order && !(await db.orders.get(order.id))) await db.orders.add(order);
    if (next.state === 'sent') await deleteCorrection(requestId);
    return next;
  });
}

/** The post as it is now; undefined when it is no longer on the device. */
export const loadPost = (requestId: string): Promise<OutboxPost | undefined> =>
  database().posts.get(requestId);

/** The posts of a kind, oldest first; sent ones too, which the device keeps to recognise repetitions. */
export async function loadPosts<K extends PostKind>(kind: K): Promise<OutboxPost<K>[]> {
  const posts = await database().posts.where('kind').equals(kind).sortBy('createdAt');
  return posts as OutboxPost<K>[];
}

/** What the other side does not have, oldest first, but for purchases: it waits, or was refused. */
export async function loadUnsentPosts(): Promise<ListedPost[]> {
  const posts = await database().posts.orderBy('createdAt').filter(isUnsent).toArray();
  return posts as ListedPost[];
}

/** The posts of a subject that go out by themselves, oldest first. */
export const loadPendingPosts = (subject: string): Promise<OutboxPost[]> =>
  database()
    .posts.orderBy('createdAt')
    .filter((post) => post.subject === subject && isPending(post))
    .toArray();

/** The posts of a subject that the other side has. */
export const loadSentPosts = (subject: string): Promise<OutboxPost[]> =>
  database()
    .posts.filter((post) => post.subject === subject && post.state === 'sent')
    .toArray();

/** Number of posts that exist on this device only, even those that wait for the member; purchases are not counted. */
export const countUnsentPosts = (): Promise<number> => database().posts.filter(isUnsent).count();

/**
 * Puts a post with another body in the place of one that the other side cannot have. It gets a new request
 * id: the service keeps a refusal under the id and would repeat it (R7.31). An unchanged one that was not passed on
 * keeps its id, under which the service may have it after all.
 * @returns the new post; undefined when the other side may have the earlier one, or it is gone
 */
export function replacePost<K extends PostKind>(
  requestId: string,
  bodyAfter: (body: PostBodies[K]) => PostBodies[K],
): Promise<OutboxPost<K> | undefined> {
  return writeTables(['posts', 'formDrafts'], async (db) => {
    const known = (await db.posts.get(requestId)) as OutboxPost<K> | undefined;
    if (!known || !canChange(known)) return undefined;
    const { kind, subject, body, refusal } = known;
    await db.posts.delete(requestId);
    await deleteCorrection(requestId);
    const next = bodyAfter(body);
    const isSame = refusal?.errorCode === NOT_PASSED && next === body;
    return storePost(kind, next, subject, isSame ? requestId : crypto.randomUUID());
  });
}

/** Whether an earlier post of these kinds still goes out by itself. */
export async function hasEarlierPost(
  { createdAt, subject }: OutboxPost,
  kinds: readonly PostKind[],
): Promise<boolean> {
  const earlier = await loadPendingPosts(subject);
  return earlier.some((post) => kinds.includes(post.kind) && post.createdAt < createdAt);
}

/** Deletes a post that the other side cannot have; false when it may have it. */
export function deletePost(requestId: string): Promise<boolean> {
  return writeTables(['posts', 'formDrafts'], async (db) => {
    const known = await db.posts.get(requestId);
    if (known && !canChange(known)) return false;
    await db.posts.delete(requestId);
    await deleteCorrection(requestId);
    return true;
  });
}

/**
 * Makes the draft of a form out of a post that the other side cannot have: what was typed is on the device
 * throughout. False when the other side may have it, or it is gone.
 * @param key of the form's draft
 * @param values of the post's fields, which go before those of an earlier draft
 */
export function takePostBack(
  requestId: string,
  key: string,
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  return writeTables(['posts', 'formDrafts'], async (db) => {
    const known = await db.posts.get(requestId);
    if (!known || !canChange(known)) return false;
    await storeFormDraft(key, { ...(await loadFormDraft(key)), ...values });
    await db.posts.delete(requestId);
    return true;
  });
}

/** Deletes a post whose effect has arrived. */
export const deleteSentPost = (requestId: string): Promise<void> =>
  writeTables(['posts'], (db) => db.posts.delete(requestId));
