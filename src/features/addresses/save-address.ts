import {
  changeOf,
  joinChanges,
  type Address,
  type AddressChangePost,
} from '#src/domain/addresses/address-list.ts';
import { canChange, type OutboxPost, type PostRefusal } from '#src/domain/outbox/outbox-post.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';
import { withShortTimeout } from '#src/sync/outbox/with-short-timeout.ts';
import type { Write } from '#src/sync/use-write.ts';
import type { AddressValues, FormTarget } from './form/form-target.ts';

/** What a press changes; the key names its announcement. */
export const ADDRESS_CHANGES = {
  hidden: { active: false },
  shown: { active: true },
  main: { isDefault: true },
} as const;
export type AddressAction = keyof typeof ADDRESS_CHANGES;

/**
 * `waiting`: it is stored on the device and sent later; `failed`: nothing was written; `late`: the edited
 * post was already sent, or is gone.
 */
type SaveOutcome =
  | { readonly status: 'saved' | 'waiting' | 'failed' | 'late' }
  | { readonly status: 'refused'; readonly refusal: PostRefusal };

type Change = PostBodies['addressChange']['change'];

/**
 * Stores the form as one post, however often it is submitted. The form shows a refusal itself, so the refused
 * post leaves the outbox.
 * @param requestId made when the form opened (R7.31)
 */
export async function saveAddress(
  write: Write,
  target: FormTarget,
  values: AddressValues,
  requestId: string,
): Promise<SaveOutcome> {
  return settle(
    write,
    async () => {
      const { submitPost, revisePost } = await write();
      if (target.type === 'new') return () => submitPost('address', values, requestId);
      if (target.type === 'post') {
        return () => revisePost<'address'>(target.post.requestId, () => values);
      }
      const { address, id } = target;
      const known = lastChange(address, (post) => canChange(post));
      const { kind, comment, isDefault } = address;
      const before = { kind, address: address.address, comment, isDefault };
      const change = changeOf(before, values);
      if (!change) return null;
      return () => submitChange(write, { id, change }, known, requestId);
    },
    true,
  );
}

/** Changes a stored address: hides it, shows it, makes it the default one. A refusal stays with it. */
export const changeAddress = (
  write: Write,
  address: Address,
  id: number,
  change: Change,
): Promise<SaveOutcome> =>
  settle(write, async () => {
    await write();
    const known = lastChange(address, (post) => canChange(post) && post.state === 'waiting');
    return () => submitChange(write, { id, change }, known);
  });

/** Sends a refused post again. */
export const retryAddress = (write: Write, requestId: string): Promise<SaveOutcome> =>
  settle(write, async () => {
    const { retryPost } = await write();
    return () => retryPost(requestId);
  });

/** Removes a post that the service cannot have received. */
export const removeAddressPost = (write: Write, requestId: string): Promise<boolean> =>
  write()
    .then((sync) => sync.deletePost(requestId))
    .catch(() => false);

const lastChange = (
  { posts }: Address,
  fits: (post: AddressChangePost) => boolean,
): AddressChangePost | undefined =>
  posts.findLast((post): post is AddressChangePost => post.kind === 'addressChange' && fits(post));

/** Merges the change into one that still waits. */
async function submitChange(
  write: Write,
  { id, change }: PostBodies['addressChange'],
  known: AddressChangePost | undefined,
  requestId?: string,
): Promise<OutboxPost> {
  const { submitPost, revisePost } = await write();
  const revised =
    known &&
    (await revisePost<'addressChange'>(known.requestId, (body) => ({
      id,
      change: joinChanges(body.change, change),
    })));
  return revised ?? submitPost('addressChange', { id, change }, requestId);
}

/**
 * Starts a write and waits a moment for the service.
 * @param begin resolves with the write, or null when nothing changes
 * @param takesRefusalBack a refused post leaves the outbox, because the form shows it again
 */
async function settle(
  write: Write,
  begin: () => Promise<(() => Promise<OutboxPost | undefined>) | null>,
  takesRefusalBack = false,
): Promise<SaveOutcome> {
  try {
    const submit = await begin();
    if (!submit) return { status: 'saved' };
    const post = await withShortTimeout(submit());
    if (post === undefined) return { status: 'late' };
    if (post?.state === 'sent') return { status: 'saved' };
    if (post?.state !== 'refused' || !post.refusal) return { status: 'waiting' };
    if (takesRefusalBack) await removeAddressPost(write, post.requestId);
    return { status: 'refused', refusal: post.refusal };
  } catch {
    return { status: 'failed' };
  }
}
