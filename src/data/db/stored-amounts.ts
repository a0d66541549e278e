import { database } from './area/database.ts';
import { countUnsentPosts } from './outbox/posts.ts';

/** A part of the member's data, and how much of it the device has. */
export interface StoredAmount {
  readonly name: 'orders' | 'operations' | 'products' | 'invitations' | 'lessons';
  readonly amount: number;
  /** ms since the epoch of the last refresh; null when there was none. */
  readonly updatedAt: number | null;
}

/** The record of each part's last refresh. */
const REFRESHES = {
  orders: 'orders',
  operations: 'operations',
  products: 'catalogue',
  invitations: 'invitations',
  lessons: 'lessons',
} as const;

/** Counts what is on the device (R9.12), of everything that is large or needed at the desk. */
export function loadStoredAmounts(): Promise<readonly StoredAmount[]> {
  const db = database();
  const names = Object.keys(REFRESHES) as StoredAmount['name'][];
  const load = async (name: StoredAmount['name']): Promise<StoredAmount> => {
    const [amount, refresh] = await Promise.all([
      db.table(name).count(),
      db.meta.get(REFRESHES[name]),
    ]);
    return { name, amount, updatedAt: refresh?.updatedAt ?? null };
  };
  return Promise.all(names.map(load));
}

/** Number of posts and drafts that exist on this device only. */
export async function countOnlyHere(): Promise<number> {
  const { formDrafts } = database();
  const typed = formDrafts.filter(({ values }) => values !== null).count();
  const [drafts, posts] = await Promise.all([typed, countUnsentPosts()]);
  return drafts + posts;
}
