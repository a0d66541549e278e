import { useEffect } from 'react';
import { isLive, type OrderIntent } from '#src/domain/outbox.ts';
import { watchPurchase } from '#src/state/watched-purchases.ts';
import { noteTold } from '#src/sync/note-told.ts';

/**
 * As long as a purchase is looked at, its dialog tells what becomes of it; what was told there no other
 * screen tells again, and what was not, every screen does (R9.9).
 */
export function useTold(prodId: number, intent: OrderIntent | null): void {
  useEffect(() => watchPurchase(prodId), [prodId]);

  const told = intent && !isLive(intent) ? intent.requestId : null;
  useEffect(() => {
    if (told !== null) void noteTold([told]);
  }, [told]);
}
