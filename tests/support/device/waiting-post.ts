import type { OutboxPost, PostBodies, PostKind } from '#src/domain/outbox/outbox-post.ts';

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
