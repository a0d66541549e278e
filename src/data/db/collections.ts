import { database } from './area/database.ts';
import type { MetaKey } from './area/records.ts';
import { loadMeta } from './meta.ts';

/**
 * What the device keeps of the service's data, each with the record that a refresh stores last. How each is kept
 * fresh is in `src/sync/collections.ts`.
 */
export const COLLECTION_RECORDS = {
  client: 'client',
  member: 'userInfo',
  cards: 'cards',
  orders: 'orders',
  operations: 'operations',
  emailChange: 'emailChange',
  // Devices have it under this name.
  catalog: 'catalogue',
  goal: 'goal',
  deliveryNotes: 'deliveryNotes',
  invitations: 'invitations',
  lessons: 'lessons',
  rating: 'rating',
  successStories: 'successStories',
  tickets: 'tickets',
} as const satisfies Readonly<Record<string, MetaKey>>;

export type Collection = keyof typeof COLLECTION_RECORDS;

export const COLLECTION_NAMES = Object.keys(COLLECTION_RECORDS) as readonly Collection[];

/** When a collection was last received, in ms since the epoch; null when it never was. */
export async function loadUpdatedAt(collection: Collection): Promise<number | null> {
  return (await loadMeta(database(), COLLECTION_RECORDS[collection]))?.updatedAt ?? null;
}
