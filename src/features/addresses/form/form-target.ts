import type { StoredAddresses } from '#src/data/db/delivery-notes.ts';
import type { Address, NewAddressPost } from '#src/domain/addresses/address-list.ts';
import { canChange } from '#src/domain/outbox/outbox-post.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';

export type AddressValues = PostBodies['address'];

/** The draft of the form; `target` names the address that it is about. */
export interface AddressDraft extends AddressValues {
  readonly target: string;
}

/** What the form writes: a new address, a stored one, or a new one that waits or was refused. */
export type FormTarget =
  | { readonly type: 'new'; readonly isDefault: boolean }
  | { readonly type: 'stored'; readonly address: Address; readonly id: number }
  | { readonly type: 'post'; readonly post: NewAddressPost };

/** The target of a form that corrects a post; null when the post is gone or is being sent. */
export function targetOfPost(
  { addresses, refused }: StoredAddresses,
  requestId: string,
): FormTarget | null {
  const posts = [...refused, ...addresses.flatMap((address) => address.posts)];
  const post = posts.find((one) => one.requestId === requestId);
  if (!post || !canChange(post)) return null;
  if (post.kind === 'address') return { type: 'post', post };
  const address = addresses.find((one) => one.posts.includes(post));
  return address && address.id !== null ? { type: 'stored', address, id: address.id } : null;
}

/** Request id of the waiting post that the form edits; null without one. */
export function editedPost(target: FormTarget): string | null {
  if (target.type === 'post') return target.post.requestId;
  if (target.type === 'new') return null;
  return target.address.posts.findLast((post) => canChange(post))?.requestId ?? null;
}

/** Names the target in the draft, and the address among the member's. */
export function targetKey(target: FormTarget): string {
  if (target.type === 'stored') return target.address.key;
  return target.type === 'post' ? target.post.requestId : 'new';
}

/** The values that the member wrote last, also if the service refused them. */
export function valuesOf(target: FormTarget): AddressValues {
  if (target.type === 'post') return target.post.body;
  if (target.type === 'new') {
    return { kind: 'delivery', address: '', comment: '', isDefault: target.isDefault };
  }
  const { kind, address, comment, isDefault, posts } = target.address;
  const before = { kind, address, comment, isDefault };
  const refused = posts.findLast(({ state }) => state === 'refused');
  if (refused?.kind !== 'addressChange') return before;
  const { active: _active, ...change } = refused.body.change;
  return { ...before, ...change };
}
