/**
 * Versions of the database on the device: only ever appended, never changed (design §3). Each lists the
 * tables whose indexes it changes; Dexie upgrades a stored database through all that follow its own.
 */
export const VERSIONS: readonly Readonly<Record<string, string>>[] = [
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
];
