import type { Dexie, Transaction } from 'dexie';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';

/** A version of the database on the device. */
interface Version {
  /** The tables whose indexes it changes; null for a table that goes. */
  readonly stores: Readonly<Record<string, string | null>>;
  /** Changes the rows; it may still read the tables that go. */
  readonly upgrade?: (transaction: Transaction) => PromiseLike<unknown>;
}

/** A purchase as it was stored before it was a post. */
interface OutboxRow extends Pick<
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

const POST_STATES = {
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
    state: POST_STATES[state],
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

/** Purchases had a table of their own. */
async function movePurchases(transaction: Transaction): Promise<void> {
  const rows = await transaction.table<OutboxRow>('outbox').toArray();
  await transaction.table('posts').bulkPut(rows.map(toPost));
}

/** Append, never change: Dexie applies all versions after the stored one. */
const VERSIONS: readonly Version[] = [
  {
    stores: {
      meta: 'key',
      cards: 'id',
      operations: 'id, [type+id], date',
      orders: 'id, [kind+id], [status+id], [kind+status+id]',
      products: 'id, [kind+id], [kind+price], [kind+categoryId+price]',
      catalogItems: '[list+id]',
      events: 'key, at',
      invitations: 'id, [status+id]',
      rating: 'place',
      lessons: 'id',
      outbox: 'requestId, [kind+state], createdAt',
    },
  },
  { stores: { deliveryNotes: 'id' } },
  { stores: { posts: 'requestId, kind, createdAt', formDrafts: 'key', rating: null } },
  // Events of earlier versions have no `unread` and so count as read.
  { stores: { events: 'key, at, unread' } },
  // Rows of earlier versions have no `variantOf` and so are in no family.
  { stores: { products: 'id, [kind+id], [kind+categoryId+id], variantOf' } },
  { stores: { outbox: null }, upgrade: movePurchases },
];

/**
 * Declares the versions of the database on the device.
 * @param newest the last one to declare: all, unless a test stands for an earlier build
 */
export function declareVersions(db: Dexie, newest = VERSIONS.length): void {
  for (const [index, { stores, upgrade }] of VERSIONS.slice(0, newest).entries()) {
    const version = db.version(index + 1).stores(stores);
    if (upgrade) version.upgrade(upgrade);
  }
}
