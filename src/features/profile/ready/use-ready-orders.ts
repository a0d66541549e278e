import { Dexie } from 'dexie';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { isReady, type Order } from '#src/domain/order.ts';
import { session } from '#src/state/session.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';

interface StoredReady {
  readonly orders: readonly Order[];
  /** Whether orders were ever received. */
  readonly isKnown: boolean;
}

async function loadReady(): Promise<StoredReady> {
  const db = database();
  const [meta, delivered] = await Promise.all([
    loadMeta(db, 'orders'),
    db.orders
      .where('[status+id]')
      .between(['DELIVERED', Dexie.minKey], ['DELIVERED', Dexie.maxKey])
      .toArray(),
  ]);
  return { orders: delivered.filter(isReady), isKnown: meta !== undefined };
}

/**
 * The orders that the member can fetch. They stand above the rest of the profile: late ones would push it.
 * @param isShown false: none are loaded
 * @returns null while they are read, or come for the first time
 */
export function useReadyOrders(isShown: boolean): readonly Order[] | null {
  const stored = useStored(
    () => (isShown ? loadReady() : { orders: [], isKnown: true }),
    [isShown],
  );
  const reason = useEmptyReason('orders', stored?.isKnown);
  const { status } = useSnapshot(session);
  const [isDrawn, setDrawn] = useState(false);
  const isComing = !stored || (status === 'authenticated' && reason === 'loading');
  if (!isComing && !isDrawn) setDrawn(true);
  // What was shown stays while a later request runs.
  return isComing && !isDrawn ? null : (stored?.orders ?? []);
}
