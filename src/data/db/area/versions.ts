import type { Dexie } from 'dexie';

/**
 * Versions of the database on the device: append, never change. Each version lists the tables whose indexes
 * it changes, or null for a table that goes; Dexie applies all versions after the stored one.
 */
const VERSIONS: readonly Readonly<Record<string, string | null>>[] = [
  {
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
  { deliveryNotes: 'id' },
  { posts: 'requestId, kind, createdAt', formDrafts: 'key', rating: null },
  // Events of earlier versions have no `unread` and so count as read.
  { events: 'key, at, unread' },
  // Rows of earlier versions have no `variantOf` and so are in no family.
  { products: 'id, [kind+id], [kind+categoryId+id], variantOf' },
  { deskOrders: 'bucket' },
];

/**
 * Declares the versions of the database on the device.
 * @param newest the last one to declare: all, unless a test stands for an earlier build
 */
export function declareVersions(db: Dexie, newest = VERSIONS.length): void {
  VERSIONS.slice(0, newest).forEach((stores, index) => db.version(index + 1).stores(stores));
}
