import { reportError } from '#src/data/api/error-report.ts';
import {
  deleteSentPost,
  hasEarlierPost,
  loadPendingPosts,
  loadPost,
  loadSentPosts,
  loadUnsentPosts,
  replacePost,
  storePost,
  storePostEvent,
} from '#src/data/db/outbox/posts.ts';
import {
  isPending,
  mayHaveArrived,
  postEventOf,
  type OutboxPost,
  type PostEvent,
  type PostKind,
} from '#src/domain/outbox/outbox-post.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';
import { network } from '#src/state/page/network.ts';
import {
  attemptAll,
  dueAt,
  ownFailure,
  requireSender,
  senderSubject,
  type Attempt,
} from './attempts.ts';
import { POST_SENDERS } from './post-senders.ts';
import { withSendLock } from './send-lock.ts';

/**
 * Kinds whose sent posts stay on the device: it notices a repetition before it is sent. Those of hand-outs go once the
 * desk's list says the same.
 */
const KEPT: readonly PostKind[] = ['order', 'invitation', 'handOut'];

/** Kinds whose posts change the same things, so that a later one must not overtake an earlier one. */
const LANES: readonly (readonly PostKind[])[] = [
  ['address', 'addressChange'],
  ['lessonProgress'],
  ['personalData'],
  ['goal'],
];

/**
 * Whether a post is not tried now. Unlike other requests, posts do not try after a press without a network: the member
 * goes on correcting or removing what waits. A purchase was confirmed and does not wait; at a desk nobody waits for a
 * service that has not responded.
 */
const isOffline = ({ kind }: OutboxPost, isAwaited: boolean): boolean =>
  kind !== 'order' &&
  !network.reachable &&
  (navigator.onLine === false || (kind === 'handOut' && isAwaited));

async function mustWait(post: OutboxPost, isAwaited: boolean): Promise<boolean> {
  if (isOffline(post, isAwaited)) return true;
  const lane = LANES.find((kinds) => kinds.includes(post.kind));
  return lane !== undefined && hasEarlierPost(post, lane);
}

/**
 * @param previous time of the previous attempt, ms since the epoch; null before the first
 * @param isAwaited the member waits for the outcome in this tab and needs no event
 */
async function attempt<K extends PostKind>(
  post: OutboxPost<K>,
  previous: number | null,
  isAwaited: boolean,
): Promise<{ readonly event: PostEvent; readonly failure: unknown }> {
  const sender = POST_SENDERS[post.kind];
  try {
    return { event: (await sender.send(post, isAwaited)) ?? { type: 'accepted' }, failure: null };
  } catch (failure) {
    const event = (await sender.failure?.(failure, post)) ?? postEventOf(failure);
    if (event.type === 'accepted') reportError(failure);
    if (event.type !== 'delayed')
      return { event, failure: event.type === 'notSent' ? failure : null };
    const own = event.failure && ownFailure(event.failure, previous);
    return { event: { ...event, failure: own }, failure };
  }
}

/** Lets the effect replace a sent post on the screen; a failed refresh shows in the sync status. */
async function finish<K extends PostKind>(post: OutboxPost<K>, isAwaited: boolean): Promise<void> {
  const { kind, requestId } = post;
  await POST_SENDERS[kind].refresh(post, isAwaited).catch(() => undefined);
  if (!KEPT.includes(kind)) await deleteSentPost(requestId);
}

/** Looks for the effect of a post that the service may have although somebody on the way rejects it (R8.2). */
async function lookUp<K extends PostKind>(post: OutboxPost<K>): Promise<OutboxPost> {
  await POST_SENDERS[post.kind].refresh(post, true).catch(() => undefined);
  return (await loadPost(post.requestId)) ?? post;
}

/**
 * The post after the attempt with what delays it, or null when there is none: another tab sends it, it is
 * gone, or it must wait.
 */
async function send(
  post: OutboxPost,
  isAwaited = true,
): Promise<{ readonly post: OutboxPost; readonly failure: unknown } | null> {
  const { requestId } = post;
  const store = (event: PostEvent) => storePostEvent(requestId, event);
  return withSendLock(post, async () => {
    if (post.subject !== senderSubject() || (await mustWait(post, isAwaited))) return null;
    const sending = await store({ type: 'attempted', at: Date.now() });
    if (!sending) return null;
    // Another tab has its outcome already.
    if (sending.state !== 'sending') return { post: sending, failure: null };
    const { event, failure } = await attempt(sending, post.sentAt, isAwaited);
    const after = (await store(event)) ?? sending;
    if (after.state === 'sent') await finish(after, isAwaited);
    return { post: mayHaveArrived(after) ? await lookUp(after) : after, failure };
  });
}

/**
 * Stores a post and sends it at once if the network allows (R9.10). Resolves with the post as it then is:
 * `sent`, `refused`, or still `waiting`, in which case the sync loop sends it. Screens follow the table.
 * @param requestId of a form: made when it opened, so that it becomes one post (R7.31)
 * @param onStored called when the post is on the device, before it is sent
 * @throws {ServiceError} `forbidden` in owner view and without a signed-in member: nothing was written.
 */
export async function submitPost<K extends PostKind>(
  kind: K,
  body: PostBodies[K],
  requestId: string = crypto.randomUUID(),
  onStored?: () => void,
): Promise<OutboxPost<K>> {
  const subject = requireSender(kind);
  const stored = await storePost(kind, body, subject, requestId);
  onStored?.();
  if (!isPending(stored)) return stored;
  const result = await send(stored);
  return (result?.post as OutboxPost<K> | undefined) ?? stored;
}

/**
 * Sends a post with another body in the place of one that the other side cannot have: a refused one, or one
 * that was never attempted. Resolves as `submitPost` does, or with undefined when it is too late.
 */
export async function revisePost<K extends PostKind>(
  requestId: string,
  bodyAfter: (body: PostBodies[K]) => PostBodies[K],
): Promise<OutboxPost<K> | undefined> {
  const post = await replacePost(requestId, bodyAfter);
  return post && (((await send(post))?.post as OutboxPost<K> | undefined) ?? post);
}

/** Sends a refused post again, when the member retries it. */
export const retryPost = (requestId: string): Promise<OutboxPost | undefined> =>
  revisePost(requestId, (body) => body);

async function pendingPosts(): Promise<readonly OutboxPost[]> {
  const subject = senderSubject();
  return subject === null ? [] : loadPendingPosts(subject);
}

/** A post that failed so often lets the others go first: it may be what every connection breaks at. */
const MANY_ATTEMPTS = 3;

/** Purchases first, then what failed less often (R9.9, R9.13). */
const rankOf = ({ kind, attempts }: OutboxPost): number => {
  if (kind === 'order') return 0;
  return attempts < MANY_ATTEMPTS ? 1 : 2;
};

/**
 * The attempts at the posts of the signed-in member that go out by themselves: purchases, whose outcome is open, then
 * the others, oldest first (R9.9, R9.10), behind them those that failed often (R9.13). Before all come sent ones whose
 * page ended before their effect had arrived: they would hide what the service has.
 * @param isMeant leaves posts out
 */
export async function openPosts(
  isMeant: (post: OutboxPost) => boolean = () => true,
): Promise<readonly Attempt[]> {
  const subject = senderSubject();
  if (subject === null) return [];
  const sent = (await loadSentPosts(subject)).filter(({ kind }) => !KEPT.includes(kind));
  const pending = (await pendingPosts()).toSorted((a, b) => rankOf(a) - rankOf(b));
  return [
    ...sent.filter(isMeant).map((post) => ({
      dueAt: 0,
      run: async () => {
        await withSendLock(post, () => finish(post, false));
        return null;
      },
    })),
    ...pending.filter(isMeant).map((post) => ({
      dueAt: dueAt(post),
      run: async () => (await send(post, false))?.failure ?? null,
    })),
  ];
}

/**
 * Sends what waits and finds out the outcome of what was sent. It runs in the sync leader's round, at the start, after
 * a reconnect and before a sign-out.
 * @param until ms since the epoch: what is due later is left out
 * @throws {ServiceError} the first failure that leaves one open. Without a network or a session the rest waits.
 */
export const sendOutbox = async (until?: number): Promise<void> =>
  attemptAll(await openPosts(), until);

/** Number of posts that are on this device only: those that a sign-out deletes, and hand-outs, which stay. */
export async function countUnsent(): Promise<{
  readonly posts: number;
  readonly handOuts: number;
}> {
  const unsent = await loadUnsentPosts();
  const handOuts = unsent.filter(({ kind }) => kind === 'handOut').length;
  return { posts: unsent.length - handOuts, handOuts };
}

/** When each post that is sent automatically is due, in ms since the epoch; 0 for at once. */
export async function outboxDueAt(): Promise<{
  readonly purchases: readonly number[];
  readonly posts: readonly number[];
}> {
  const pending = await pendingPosts();
  const purchases = pending.filter(({ kind }) => kind === 'order');
  const posts = pending.filter(({ kind }) => kind !== 'order');
  return { purchases: purchases.map(dueAt), posts: posts.map(dueAt) };
}
