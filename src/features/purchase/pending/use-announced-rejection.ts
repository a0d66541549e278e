import { useEffect, useRef } from 'react';
import { isLive, type PurchaseIntent } from '#src/domain/purchase-intent.ts';
import { announce } from '#src/state/announcer.ts';
import type { StoredPurchase } from '../stored-purchases.ts';
import { usePurchaseText } from '../use-purchase-text.ts';

/** Announces once that a live purchase on screen was rejected; a placed one has its notice (R9.9). */
export function useAnnouncedRejection(purchases: readonly StoredPurchase[] | undefined): void {
  const { outcomeOf } = usePurchaseText();
  const previous = useRef<ReadonlyMap<string, PurchaseIntent>>(new Map());

  useEffect(() => {
    if (!purchases) return;
    const before = previous.current;
    previous.current = new Map(purchases.map(({ intent }) => [intent.requestId, intent]));
    for (const purchase of purchases) {
      const known = before.get(purchase.intent.requestId);
      const wasLive = known !== undefined && isLive(known);
      if (wasLive && purchase.intent.state === 'rejected') announce(outcomeOf(purchase));
    }
  });
}
