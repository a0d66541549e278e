import type { Order } from '../orders/order.ts';
import { NOT_SENT, OFFLINE, ServiceError } from '../service-error.ts';
import type { PostBodies } from './post-bodies.ts';
import { countUndecided, type Undecided } from './undecided.ts';

export type PostKind = keyof PostBodies;
/** The kinds that are listed with what waits; purchases have cards of their own. */
export type ListedKind = Exclude<PostKind, 'order'>;

/** Error code of a post that somebody on the way to the service rejects again and again (R9.13). */
export const NOT_PASSED = 'NOT_PASSED';

/** Why the service, the lander, or somebody on the way to them did not take a post. */
export interface PostRefusal {
  /** The service's, `ANTI_SPAM` and `LANDER` of the lander (R8.3), or `NOT_PASSED`. */
  readonly errorCode: string;
  /** HTTP status of a post that was not passed on. */
  readonly status?: number;
  /** Text for the member in the language of the request; null without one. */
  readonly text: string | null;
  /** Dotted path of the invalid field. */
  readonly field: string | null;
  /** Price, balance and stock at the time that an order was refused, where the service gave them. */
  readonly details?: Readonly<Record<string, number | undefined>>;
}

/**
 * - `draft`: a purchase kept for later, which is never sent by itself;
 * - `waiting`: it is sent by itself as soon as the network allows; once attempted it is unconfirmed;
 * - `sending`: a request left; the app may have ended since;
 * - `refused`: it is sent again only when the member retries it;
 * - `sent`: the other side has it.
 */
export type PostState = 'draft' | 'waiting' | 'sending' | 'refused' | 'sent';

export interface OutboxPost<K extends PostKind = PostKind> {
  /** Idempotency key, the same on every attempt until the other side refuses (R7.31). */
  readonly requestId: string;
  readonly kind: K;
  /** The member who wrote it. */
  readonly subject: string;
  readonly body: PostBodies[K];
  readonly state: PostState;
  /** ms since the epoch. */
  readonly createdAt: number;
  /** ms since the epoch of the last attempt; null before the first. */
  readonly sentAt: number | null;
  readonly attempts: number;
  readonly undecided?: Undecided | undefined;
  readonly refusal: PostRefusal | null;
  /** The order that a sent purchase became. */
  readonly orderId?: number | null | undefined;
  /** Whether the member has seen the outcome of a purchase: until then every screen shows it (R9.9). */
  readonly isAcknowledged?: boolean | undefined;
}

/** A post of a listed kind, which its kind tells apart. */
export type ListedPost = { readonly [K in ListedKind]: OutboxPost<K> }[ListedKind];

export type PostEvent =
  | { readonly type: 'attempted'; readonly at: number }
  /** The other side has it; a purchase became this order. */
  | { readonly type: 'accepted'; readonly order?: Order }
  | { readonly type: 'refused'; readonly refusal: PostRefusal }
  /** No response, or one that says nothing about this post; null while the service cannot be reached. */
  | { readonly type: 'delayed'; readonly failure: ServiceError | null }
  /** The attempt that was begun has not left the device. */
  | { readonly type: 'notSent' };

/**
 * The post after an event. A response is final, whatever a slower tab stores that got none, but the other side may
 * accept what it refused before. A draft is never sent: a new post takes its place.
 */
export function nextPost<K extends PostKind>(post: OutboxPost<K>, event: PostEvent): OutboxPost<K> {
  const isAcceptedAfterAll = event.type === 'accepted' && post.state === 'refused';
  if (!isPending(post) && !isAcceptedAfterAll) return post;
  switch (event.type) {
    case 'attempted':
      return { ...post, state: 'sending', sentAt: event.at, attempts: post.attempts + 1 };
    case 'accepted':
      return accepted(post, event.order);
    case 'refused':
      return { ...post, state: 'refused', refusal: event.refusal };
    case 'delayed':
      return afterDelay(post, event.failure);
    case 'notSent':
      return withoutLastAttempt(post);
  }
}

const accepted = <K extends PostKind>(post: OutboxPost<K>, order?: Order): OutboxPost<K> => ({
  ...post,
  state: 'sent',
  refusal: null,
  ...(order && { orderId: order.id }),
});

/** Statuses after which the same request may pass later: no token, late, too early or too often. */
const PASSING_LATER: readonly number[] = [401, 407, 408, 425, 429];
/** A method or a version that is not supported. */
const UNSUPPORTED: readonly number[] = [501, 505];
/** This many equal responses in a row are no accident. */
const MOST_EQUAL_RESPONSES = 3;

const isFinal = (status: number): boolean =>
  UNSUPPORTED.includes(status) ||
  (status >= 400 && status < 500 && !PASSING_LATER.includes(status));

/** Kinds of what has happened: a purchase may be charged (R9.9), and a parcel is given to its member (R12.3). */
const NEVER_GIVEN_UP: readonly PostKind[] = ['order', 'handOut'];

/**
 * A post that somebody on the way rejects again and again is left to the member (R9.13), unless it may stand for what
 * has happened: that one goes on until its outcome is known.
 */
function afterDelay<K extends PostKind>(
  post: OutboxPost<K>,
  failure: ServiceError | null,
): OutboxPost<K> {
  const undecided = countUndecided(post.undecided, failure);
  const isGivenUp =
    undecided !== undefined &&
    !NEVER_GIVEN_UP.includes(post.kind) &&
    isFinal(undecided.status) &&
    undecided.count >= MOST_EQUAL_RESPONSES;
  if (!isGivenUp) return { ...post, state: 'waiting', undecided };
  const { status } = undecided;
  const refusal = { errorCode: NOT_PASSED, status, text: failure?.text ?? null, field: null };
  return { ...post, state: 'refused', undecided: undefined, refusal };
}

/**
 * The other side cannot have a post of which no attempt has left, so that the member may still change it. Nobody sends
 * such a purchase later: its price may change.
 */
function withoutLastAttempt<K extends PostKind>(post: OutboxPost<K>): OutboxPost<K> {
  const attempts = post.attempts - 1;
  if (attempts > 0) return { ...post, state: 'waiting', attempts };
  return { ...post, state: post.kind === 'order' ? 'draft' : 'waiting', attempts, sentAt: null };
}

/** Whether the post goes out by itself; the outcome of such a purchase is open, and its product not sold again. */
export const isPending = ({ state }: Pick<OutboxPost, 'state'>): boolean =>
  state === 'waiting' || state === 'sending';

/** Whether only this device has the post, which waits or was refused; purchases are never counted as such. */
export const isUnsent = ({ kind, state }: Pick<OutboxPost, 'kind' | 'state'>): boolean =>
  kind !== 'order' && state !== 'sent';

/**
 * Whether the member may still correct or delete the post: never while the other side may already have it, unless
 * nobody would ever find out.
 */
export const canChange = ({ state, attempts }: Pick<OutboxPost, 'state' | 'attempts'>): boolean =>
  state === 'draft' || state === 'refused' || (state === 'waiting' && attempts === 0);

/**
 * Whether the other side may have a post that is left to the member: it did not refuse it, somebody on the way
 * rejected its requests or the responses to them (R8.2).
 */
export const mayHaveArrived = ({
  state,
  refusal,
}: Pick<OutboxPost, 'state' | 'refusal'>): boolean =>
  state === 'refused' && refusal?.errorCode === NOT_PASSED;

type Written = Pick<OutboxPost, 'kind' | 'subject' | 'body'>;

/** What a post is about, as far as a later one of its kind may be about the same. */
function subjectIdOf({ kind, body }: Written): number | null {
  if (kind === 'order' && 'prodId' in body) return body.prodId;
  return (kind === 'cancellation' || kind === 'handOut') && 'orderId' in body ? body.orderId : null;
}

const isAboutSame = (next: Written, earlier: Written): boolean =>
  next.subject === earlier.subject &&
  subjectIdOf(next) !== null &&
  subjectIdOf(next) === subjectIdOf(earlier);

/**
 * Whether a post takes the place of an earlier one of its kind that has not left: of what the member saves for, of the
 * cancellation of one order and of the draft of one purchase, only the last counts.
 */
export function replaces(next: Written, earlier: OutboxPost): boolean {
  if (next.kind === 'goal') return canChange(earlier);
  if (next.kind === 'order') return earlier.state === 'draft' && isAboutSame(next, earlier);
  return canChange(earlier) && isAboutSame(next, earlier);
}

/** Kinds that are done once at a time: a product is bought (R9.9), an order handed out (R12.3). */
const ONCE: readonly PostKind[] = ['order', 'handOut'];

/** Whether an earlier post of its kind stands for a new one. */
export const repeats = (next: Written, earlier: OutboxPost): boolean =>
  ONCE.includes(next.kind) && isPending(earlier) && isAboutSame(next, earlier);

const FINAL: readonly string[] = ['refused', 'forbidden'];

/**
 * What a failed attempt means: only a response about this post refuses it, and a 429 is temporary. After a 2xx
 * that breaks the contract the service has the post: a refresh brings its effect.
 * @throws what is no failure of a call
 */
export function postEventOf(error: unknown): PostEvent {
  if (!(error instanceof ServiceError)) throw error;
  if (error.code === NOT_SENT || error.code === OFFLINE) return { type: 'notSent' };
  if (error.category === 'contract') return { type: 'accepted' };
  if (!FINAL.includes(error.category) || error.status === 429)
    return { type: 'delayed', failure: error };
  const { code, text, field } = error;
  return { type: 'refused', refusal: { errorCode: code, text, field } };
}
