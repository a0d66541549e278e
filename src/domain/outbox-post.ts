import type { DeliveryNote } from './delivery-note.ts';
import type { FriendName } from './friend-name.ts';
import { NOT_SENT, OFFLINE, type ServiceError } from './service-error.ts';
import type { TicketCategory } from './support-ticket.ts';
import { countUndecided, type Undecided } from './undecided.ts';

/** A friend's application as the member filled it in (R5, R7.3). */
export interface InvitationPost {
  /** Key of the lead, the same on every retry (R5.1). */
  readonly mergelead: string;
  /** The member's card number; empty without a card. */
  readonly partner: string;
  /** The friend's name as it was typed. */
  readonly name: string;
  /** The name as the form has it, to correct a post that waits; it is not sent. */
  readonly nameParts?: FriendName;
  /** Normalised (R5.2). */
  readonly phone: string;
  readonly email: string;
  readonly interests: readonly string[];
  /** Address of the form's page, and the place in the app that led to it. */
  readonly url_location: string;
  readonly entry_point: string;
  /** Attribution of the brand's lander (R7.32). */
  readonly land: string;
  readonly sourceName: string;
}

/** The get-card form, sent after the phone was verified (R7.6). */
export interface CardPost {
  readonly name: string;
  readonly surname: string;
  readonly patronymic: string | null;
  readonly noPatronymic: boolean;
  readonly phone: string;
  readonly sex: 'male' | 'female';
  /** YYYY-MM-DD. */
  readonly birth_date: string;
  readonly email: string;
}

/** A new ticket of the support (R2.27). */
export interface TicketPost {
  readonly topic: string;
  readonly category_code: TicketCategory;
  readonly text: string;
  /** PNG, JPEG or WebP. */
  readonly image: Blob | null;
}

/** Changed fields of the member's record (R7.18). */
export interface PersonalDataPost {
  readonly name?: string;
  readonly surname?: string;
  readonly patronymic?: string;
  readonly birth_date?: string;
  readonly sex?: 'male' | 'female';
}

/** The bodies of posts that may wait for the network (R9.10). */
export interface PostBodies {
  readonly invitation: InvitationPost;
  readonly card: CardPost;
  readonly ticket: TicketPost;
  readonly address: Pick<DeliveryNote, 'kind' | 'address' | 'comment' | 'isDefault'>;
  readonly addressChange: {
    readonly id: number;
    readonly change: Partial<
      Pick<DeliveryNote, 'kind' | 'address' | 'comment' | 'active' | 'isDefault'>
    >;
  };
  readonly lessonProgress: { readonly lessonId: number; readonly done: boolean };
  readonly personalData: PersonalDataPost;
  /** An order to cancel, with the reason for the manager (R4.4). */
  readonly cancellation: { readonly orderId: number; readonly reason: string };
  /** What the member saves for; null for nothing (R2.13). */
  readonly goal: { readonly prodId: number | null };
}
export type PostKind = keyof PostBodies;

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
}

/**
 * - `waiting`: it is sent by itself as soon as the network allows;
 * - `sending`: a request left; the app may have ended since;
 * - `refused`: it is sent again only when the member retries it;
 * - `sent`: the other side has it.
 */
export type PostState = 'waiting' | 'sending' | 'refused' | 'sent';

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
}

/** A post of any kind, which its kind tells apart. */
export type AnyPost = { readonly [K in PostKind]: OutboxPost<K> }[PostKind];

export type PostEvent =
  | { readonly type: 'attempted'; readonly at: number }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly refusal: PostRefusal }
  /** No response, or one that says nothing about this post; null while the service cannot be reached. */
  | { readonly type: 'delayed'; readonly failure: ServiceError | null }
  /** The attempt that was begun has not left the device. */
  | { readonly type: 'notSent' };

/** The post after an event. */
export function nextPost<K extends PostKind>(post: OutboxPost<K>, event: PostEvent): OutboxPost<K> {
  switch (event.type) {
    case 'attempted':
      return { ...post, state: 'sending', sentAt: event.at, attempts: post.attempts + 1 };
    case 'accepted':
      return { ...post, state: 'sent', refusal: null };
    case 'refused':
      return { ...post, state: 'refused', refusal: event.refusal };
    case 'delayed':
      return afterDelay(post, event.failure);
    case 'notSent':
      return withoutLastAttempt(post);
  }
}

/** Statuses after which the same request may pass later: no token, late, too early or too often. */
const PASSING_LATER: readonly number[] = [401, 407, 408, 425, 429];
/** A method or a version that is not supported. */
const UNSUPPORTED: readonly number[] = [501, 505];
/** This many equal responses in a row are no accident. */
const MOST_EQUAL_RESPONSES = 3;

const isFinal = (status: number): boolean =>
  UNSUPPORTED.includes(status) ||
  (status >= 400 && status < 500 && !PASSING_LATER.includes(status));

/** A post that somebody on the way rejects again and again is left to the member (R9.13). */
function afterDelay<K extends PostKind>(
  post: OutboxPost<K>,
  failure: ServiceError | null,
): OutboxPost<K> {
  const undecided = countUndecided(post.undecided, failure);
  if (!undecided || !isFinal(undecided.status) || undecided.count < MOST_EQUAL_RESPONSES)
    return { ...post, state: 'waiting', undecided };
  const { status } = undecided;
  const refusal = { errorCode: NOT_PASSED, status, text: failure?.text ?? null, field: null };
  return { ...post, state: 'refused', undecided: undefined, refusal };
}

/** The other side cannot have a post of which no attempt has left, so that the member may still change it. */
function withoutLastAttempt<K extends PostKind>(post: OutboxPost<K>): OutboxPost<K> {
  const attempts = post.attempts - 1;
  return { ...post, state: 'waiting', attempts, sentAt: attempts === 0 ? null : post.sentAt };
}

/** Whether the post goes out by itself. */
export const isPending = ({ state }: Pick<OutboxPost, 'state'>): boolean =>
  state === 'waiting' || state === 'sending';

/**
 * Whether the member may still correct or delete the post: never while the other side may already have it, unless
 * nobody would ever find out.
 */
export const canChange = ({ state, attempts }: Pick<OutboxPost, 'state' | 'attempts'>): boolean =>
  state === 'refused' || (state === 'waiting' && attempts === 0);

/**
 * Whether the other side may have a post that is left to the member: it did not refuse it, somebody on the way
 * rejected its requests or the responses to them (R8.2).
 */
export const mayHaveArrived = ({
  state,
  refusal,
}: Pick<OutboxPost, 'state' | 'refusal'>): boolean =>
  state === 'refused' && refusal?.errorCode === NOT_PASSED;

/**
 * Whether a post takes the place of an earlier one that has not left: of what the member saves for, and of
 * the cancellation of one order, only the last counts.
 */
export function replaces(next: Pick<OutboxPost, 'kind' | 'body'>, earlier: OutboxPost): boolean {
  if (next.kind !== earlier.kind || !canChange(earlier)) return false;
  if (next.kind === 'goal') return true;
  const orderOf = ({ body }: Pick<OutboxPost, 'body'>) => ('orderId' in body ? body.orderId : null);
  return orderOf(next) !== null && orderOf(next) === orderOf(earlier);
}

const FINAL: readonly string[] = ['refused', 'forbidden'];

/**
 * What a failed attempt means: only a response about this post refuses it, and a 429 is temporary. After a 2xx
 * that breaks the contract the service has the post: a refresh brings its effect.
 */
export function postEventOf(error: ServiceError): PostEvent {
  if (error.code === NOT_SENT || error.code === OFFLINE) return { type: 'notSent' };
  if (error.category === 'contract') return { type: 'accepted' };
  if (!FINAL.includes(error.category) || error.status === 429)
    return { type: 'delayed', failure: error };
  const { code, text, field } = error;
  return { type: 'refused', refusal: { errorCode: code, text, field } };
}
