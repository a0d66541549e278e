import type { OutboxPost, PostKind } from '#src/domain/outbox/outbox-post.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';

/** A post that waits for its first attempt. */
export const waitingPost = <K extends PostKind>(
  kind: K,
  body: PostBodies[K],
  rest: Partial<OutboxPost<K>> = {},
): OutboxPost<K> => ({
  requestId: crypto.randomUUID(),
  kind,
  subject: 'subject',
  body,
  state: 'waiting',
  createdAt: Date.now(),
  sentAt: null,
  attempts: 0,
  refusal: null,
  ...rest,
});
