import { useEffect, useRef } from 'react';
import { isLive, type OrderIntent } from '#src/domain/outbox.ts';
import { announcer } from '#src/state/announcer.ts';
import type { Wish } from './stored-wishes.ts';
import { useWishWords } from './use-wish-words.ts';

/** Tells a screen reader once that a purchase that was awaited came to nothing; an order has its notice (R9.9). */
export function useSaidOutcome(wishes: readonly Wish[] | undefined): void {
  const { outcomeOf } = useWishWords();
  const former = useRef<ReadonlyMap<string, OrderIntent>>(new Map());

  useEffect(() => {
    if (!wishes) return;
    const before = former.current;
    former.current = new Map(wishes.map(({ intent }) => [intent.requestId, intent]));
    for (const wish of wishes) {
      const known = before.get(wish.intent.requestId);
      const wasAwaited = known !== undefined && isLive(known);
      if (wasAwaited && wish.intent.state === 'refused') announcer.text = outcomeOf(wish);
    }
  });
}
