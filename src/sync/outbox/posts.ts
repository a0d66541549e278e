import { reportError } from '#src/data/api/error-report.ts';
import {
  countUnsentPosts,
  deletePost,
  deleteSentPost,
  hasEarlierPost,
  loadPendingPosts,
  loadPost,
  loadSentPosts,
  replacePost,
  storePost,
  storePostEvent,
  takePostBack,
} from '#src/data/db/posts.ts';
import {
  isPending,
  mayHaveArrived,
  postEventOf,
  type OutboxPost,
  type PostBodies,
  type PostEvent,
  type PostKind,
} from '#src/domain/outbox-post.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { network } from '#src/state/network.ts';
import { withMemoryFallback } from '../storage/full-storage.ts';
import { dueAt, ownFailure, senderSubject, type OpenWrites } from './attempts.ts';
import { POST_SENDERS } from './post-senders.ts';
import { withSendLock } from './send-lock.ts';

/** Kinds whose sent posts stay on the device: it notices a repetition before it is sent. */
const KEPT: readonly PostKind[] = ['invitation'];

/** Kinds whose posts change the same things, so that a later one must not overtake an earlier one. */
const LANES: readonly (readonly PostKind[])[] = [
  ['address', 'addressChange'],
  ['lessonProgress'],
  ['personalData'],
  ['goal'],
];

/**
 * Whether the device has no network. Unlike other requests, posts do not try after a press: the member goes
 * on correcting or removing what waits.
 */
const isOffline = (): boolean => !network.reachable && navigator.onLine === false;

async function mustWait(post: OutboxPost): Promise<boolean> {
  if (isOffline()) return true;
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
  try {
    const refusal = await POST_SENDERS[post.kind].send(post, isAwaited);
    return { event: refusal ? { type: 'refused', refusal } : { type: 'accepted' }, failure: null };
  } catch (failure) {
    if (!(failure instanceof ServiceError)) throw failure;
    const event = postEventOf(failure);
    if (event.type === 'accepted') reportError(failure);
    if (event.type !== 'delayed')
      return { event, failure: event.type === 'notSent' ? failure : null };
    return { event: { ...event, failure: ownFailure(failure, previous) }, failure };
  }
}

/** Lets the effect replace a sent post on the screen; a failed refresh shows in the sync status. */
async function finish({ kind, requestId }: OutboxPost): Promise<void> {
  await POST_SENDERS[kind].refresh().catch(() => undefined);
  if (!KEPT.includes(kind)) await deleteSentPost(requestId);
}

/** Looks for the effect of a post that the service may have although somebody on the way rejects it (R8.2). */
async function lookUp(post: OutboxPost): Promise<OutboxPost> {
  await POST_SENDERS[post.kind].refresh().catch(() => undefined);
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
  const store = (event: PostEvent) => withMemoryFallback(() => storePostEvent(requestId, event));
  return withSendLock(post, async () => {
    if (post.subject !== senderSubject() || (await mustWait(post))) return null;
    const sending = await store({ type: 'attempted', at: Date.now() });
    if (!sending) return null;
    const { event, failure } = await attempt(sending, post.sentAt, isAwaited);
    const after = (await store(event)) ?? sending;
    if (after.state === 'sent') await finish(after);
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
  const subject = senderSubject();
  if (subject === null) throw new ServiceError({ category: 'forbidden', call: `post ${kind}` });
  const stored = await withMemoryFallback(() => storePost(kind, body, subject, requestId));
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
  const post = await withMemoryFallback(() => replacePost(requestId, bodyAfter));
  return post && (((await send(post))?.post as OutboxPost<K> | undefined) ?? post);
}

/** Sends a refused post again, when the member retries it. */
export const retryPost = (requestId: string): Promise<OutboxPost | undefined> =>
  revisePost(requestId, (body) => body);

/** Deletes a post that the other side cannot have; false when it may have it. */
export const deleteOwnPost = (requestId: string): Promise<boolean> =>
  withMemoryFallback(() => deletePost(requestId));

/** Makes the draft of a form out of a post that the other side cannot have; false when it may have it. */
export const takeOwnPostBack = (...post: Parameters<typeof takePostBack>): Promise<boolean> =>
  withMemoryFallback(() => takePostBack(...post));

async function pendingPosts(): Promise<readonly OutboxPost[]> {
  const subject = senderSubject();
  return subject === null ? [] : loadPendingPosts(subject);
}

/** A post that failed so often lets the others go first: it may be what every connection breaks at. */
const MANY_ATTEMPTS = 3;

/**
 * The posts of the signed-in member that go out by themselves, oldest first (R9.10), behind them those that failed
 * often (R9.13). Before all come sent ones whose page ended before their effect had arrived: they would hide what
 * the service has.
 */
export async function openPosts(): Promise<OpenWrites> {
  const subject = senderSubject();
  if (subject === null) return { attempts: [] };
  const sent = (await loadSentPosts(subject)).filter(({ kind }) => !KEPT.includes(kind));
  const pending = await pendingPosts();
  const failedOften = ({ attempts }: OutboxPost): boolean => attempts >= MANY_ATTEMPTS;
  const inOrder = [...pending.filter((post) => !failedOften(post)), ...pending.filter(failedOften)];
  return {
    attempts: [
      ...sent.map((post) => ({
        dueAt: 0,
        run: async () => {
          await withSendLock(post, () => finish(post));
          return null;
        },
      })),
      ...inOrder.map((post) => ({
        dueAt: dueAt(post),
        run: async () => (await send(post, false))?.failure ?? null,
      })),
    ],
  };
}

/** Number of posts that a sign-out would delete unsent. */
export const countUnsent = (): Promise<number> => countUnsentPosts();

/** When each post that is sent automatically is due, in ms since the epoch; 0 for at once. */
export const postsDueAt = async (): Promise<readonly number[]> => (await pendingPosts()).map(dueAt);
