import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { AreaDatabase } from './area-database.ts';
import type { EarlierPurchaseRow } from './rows.ts';

const STATES = {
  draft: 'draft',
  sending: 'sending',
  unknown: 'waiting',
  placed: 'sent',
  refused: 'refused',
} as const;

const toPost = (row: EarlierPurchaseRow): OutboxPost<'order'> => {
  const { state, body, confirmedAmount, confirmedAt, refusal, isTold, ...kept } = row;
  return {
    ...kept,
    kind: 'order',
    state: STATES[state],
    body: { ...body, confirmedPrice: confirmedAmount, confirmedAt },
    refusal: refusal && {
      errorCode: refusal.code,
      text: refusal.text,
      field: null,
      details: refusal.details,
    },
    isAcknowledged: isTold,
  };
};

/**
 * Moves the purchases of earlier builds among the posts. It runs whenever a database opens: a tab that still runs an
 * earlier build, or one that a rollback brings back, goes on storing its purchases there. Without room on the device
 * they stay for the next time.
 */
export async function movePurchases(db: AreaDatabase): Promise<void> {
  if ((await db.outbox.count()) === 0) return;
  const move = db.transaction('rw', db.outbox, db.posts, async () => {
    const rows = await db.outbox.toArray();
    await db.posts.bulkPut(rows.map(toPost));
    await db.outbox.clear();
  });
  await move.catch(() => undefined);
}
