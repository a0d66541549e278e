import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '../orders/delivery-note.ts';
import { isPending, type OutboxPost } from '../outbox/outbox-post.ts';
import type { PostBodies } from '../outbox/post-bodies.ts';
import { isSameAddress } from './address-text.ts';

export type NewAddressPost = OutboxPost<'address'>;
export type AddressChangePost = OutboxPost<'addressChange'>;
export type AddressPost = NewAddressPost | AddressChangePost;

/** An address as the member left it: as the service has it, with what still waits on top (R9.10). */
export interface Address extends Omit<DeliveryNote, 'id'> {
  /** Its id, or the request id while the service does not have it. */
  readonly key: string;
  /** Null while the service does not have it. */
  readonly id: number | null;
  /** Posts about it that wait or were refused, oldest first. */
  readonly posts: readonly AddressPost[];
}

/**
 * The member's addresses, the default one first, then in the order in which they were added (R2.26). What
 * waits counts as done; what was refused changes nothing, and a refused new address is left out.
 */
export function mergeAddresses(
  notes: readonly DeliveryNote[],
  posts: readonly AddressPost[],
): readonly Address[] {
  const stored = notes.map((note): Address => ({ ...note, key: String(note.id), posts: [] }));
  return posts
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .reduce(withPost, stored)
    .toSorted(
      (a, b) =>
        Number(b.isDefault) - Number(a.isDefault) || (a.id ?? Infinity) - (b.id ?? Infinity) || 0,
    );
}

const withPost = (list: readonly Address[], post: AddressPost): readonly Address[] =>
  post.kind === 'address' ? withNew(list, post) : withChange(list, post);

function withNew(list: readonly Address[], post: NewAddressPost): readonly Address[] {
  if (!isPending(post) || hasArrived(list, post)) return list;
  const { requestId, body, createdAt } = post;
  const updatedAt = new Date(createdAt).toISOString();
  const added = { ...body, key: requestId, id: null, active: true, updatedAt, posts: [post] };
  return [...(body.isDefault ? list.map(withoutDefault) : list), added];
}

/** A sent address can be in the list before its lost response is fetched again. */
const hasArrived = (list: readonly Address[], { attempts, body }: NewAddressPost): boolean =>
  attempts > 0 &&
  list.some(
    ({ id, kind, address }) =>
      id !== null && kind === body.kind && isSameAddress(address, body.address),
  );

function withChange(list: readonly Address[], post: AddressChangePost): readonly Address[] {
  if (post.state === 'sent') return list;
  const { id, change } = post.body;
  const others = isPending(post) && change.isDefault === true ? list.map(withoutDefault) : list;
  return others.map((entry) => {
    if (entry.id !== id) return entry;
    const posts = [...entry.posts, post];
    return isPending(post)
      ? withoutHiddenDefault({ ...withoutOldName(entry, change), ...change, posts })
      : { ...entry, posts };
  });
}

/** Another address has another name, which only the service knows. */
const withoutOldName = (
  { localAddress, ...entry }: Address,
  { address }: { readonly address?: string | undefined },
): Address => (address === undefined ? { ...entry, localAddress } : entry);

const withoutDefault = (entry: Address): Address => ({ ...entry, isDefault: false });

/** A hidden address is never the default one. */
const withoutHiddenDefault = (entry: Address): Address =>
  entry.active ? entry : withoutDefault(entry);

/** The addresses to choose from when ordering; those that the service does not have yet come later. */
export const offeredAddresses = (addresses: readonly Address[]): readonly DeliveryNote[] =>
  addresses.flatMap(({ key: _key, posts: _posts, id, ...note }) =>
    id !== null && note.active ? [{ ...note, id }] : [],
  );

/** The limit that forbids another active address, or any other one; null below both. */
export function reachedLimit(addresses: readonly Address[]): 'active' | 'all' | null {
  if (addresses.length >= DELIVERY_NOTE_LIMITS.all) return 'all';
  const active = addresses.filter((entry) => entry.active).length;
  return active >= DELIVERY_NOTE_LIMITS.active ? 'active' : null;
}

/** The address that already is what the member typed; `except` is the one that is edited. */
export const findSameAddress = (
  addresses: readonly Address[],
  { kind, address }: Pick<DeliveryNote, 'kind' | 'address'>,
  except: string | null,
): Address | undefined =>
  addresses.find(
    (entry) => entry.key !== except && entry.kind === kind && isSameAddress(entry.address, address),
  );

type AddressValues = PostBodies['address'];
type Change = PostBodies['addressChange']['change'];

/** Joins two changes. A hidden address is not the default one: the service would refuse that. */
export function joinChanges(first: Change, second: Change): Change {
  const joined = { ...first, ...second };
  return joined.active === false && joined.isDefault === true
    ? { ...joined, isDefault: false }
    : joined;
}

/** What an edit changes; null when nothing. */
export function changeOf(before: AddressValues, after: AddressValues): Change | null {
  const names = ['kind', 'address', 'comment', 'isDefault'] as const;
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
