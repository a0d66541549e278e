import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { AreaDatabase } from '../area/area-database.ts';

/** A purchase as earlier builds store it, in a table of its own. */
export interface OutboxRow extends Pick<
  OutboxPost,
  'requestId' | 'subject' | 'createdAt' | 'sentAt' | 'attempts' | 'undecided'
> {
  readonly state: 'draft' | 'sending' | 'unknown' | 'placed' | 'refused';
  readonly body: Omit<OutboxPost<'order'>['body'], 'confirmedPrice' | 'confirmedAt'>;
  readonly confirmedAmount: number;
  readonly confirmedAt?: number | undefined;
  readonly orderId: number | null;
  readonly refusal: {
    readonly code: string;
    readonly text: string | null;
    readonly details: Readonly<Record<string, number>>;
  } | null;
  readonly isTold: boolean;
}

const STATES = {
  draft: 'draft',
  sending: 'sending',
  unknown: 'waiting',
  placed: 'sent',
  refused: 'refused',
} as const;

const toPost = (row: OutboxRow): OutboxPost<'order'> => {
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
