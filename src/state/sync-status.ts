import { proxy } from 'valtio';
import type { Failure } from '#src/domain/empty-reason.ts';

export type Collection =
  | 'member'
  | 'client'
  | 'emailChange'
  | 'cards'
  | 'operations'
  | 'orders'
  | 'goal'
  | 'catalog'
  | 'deliveryNotes'
  | 'invitations'
  | 'lessons'
  | 'rating'
  | 'successStories'
  | 'tickets';

export interface CollectionStatus {
  state: 'idle' | 'loading' | 'failed';
  /** Of the last refresh; null after a good one. */
  failure: Failure | null;
  /** ms since the epoch of the last good refresh; null when there was none. */
  updatedAt: number | null;
}

const unknown = (): CollectionStatus => ({ state: 'idle', failure: null, updatedAt: null });

/** What the sync loop is doing with each collection; screens show it beside the data. */
export const syncStatus = proxy<Record<Collection, CollectionStatus>>({
  member: unknown(),
  client: unknown(),
  emailChange: unknown(),
  cards: unknown(),
  operations: unknown(),
  orders: unknown(),
  goal: unknown(),
  catalog: unknown(),
  deliveryNotes: unknown(),
  invitations: unknown(),
  lessons: unknown(),
  rating: unknown(),
  successStories: unknown(),
  tickets: unknown(),
});
